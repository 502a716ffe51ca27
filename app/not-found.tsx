/**
 * Takes the place of Next's own page, which would be in the data of every page three times (3.3
 * kB). Readers see neither: an unknown path gets the 404 page of its language, which is an ordinary
 * page.
 */
export default function NotFound() {
  return null;
}
