/** A page that is news, because its front matter has a `release_date`. */
export interface Release {
  path: string;
  title: string;
  date: string;
}
