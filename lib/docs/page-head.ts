/** What a writer gives the head of a page in its text, or with a generated index. */
export interface PageHead {
  /** The whole title of the window. */
  title?: string;
  keywords?: string[];
  /** For link previews: an address, or the path of a file. */
  image?: string;
}

/** What a generated index says for the head of its page. */
export const indexHead = ({ keywords, image }: PageHead): PageHead | undefined =>
  keywords === undefined && image === undefined ? undefined : { keywords, image };

const CODE = /^ *(`{3,}|~{3,})[^]*?^ *\1`*~* *$|`[^`\n]*`/gm;
const TITLE = /<Head>(?:(?!<\/Head>)[^])*?<title>([^<{]+)<\/title>/;

/**
 * The title that `<Head>` gives the window, as in Docusaurus: without the title of the site. It is
 * known before the text is compiled, because the head of a page is not made of its text.
 */
export function headOfText(body: string): PageHead | undefined {
  if (!body.includes('<Head>')) return undefined;
  const [, written = ''] = TITLE.exec(body.replace(CODE, '')) ?? [];
  const title = written.replace(/\s+/g, ' ').trim();
  return title === '' ? undefined : { title };
}
