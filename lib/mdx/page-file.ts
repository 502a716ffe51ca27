import { VFile, type Data } from 'vfile';
import type { PageAbout } from './imports/page-about.ts';

declare module 'vfile' {
  interface DataMap {
    /** For plugins of the site. */
    frontMatter: object;
  }
}

/** A text for a processor. Plugins of the site see where it is there, as in Docusaurus. */
export const pageFile = (value: string, about: PageAbout, data: Data = {}): VFile =>
  new VFile({
    value,
    path: about.path,
    cwd: about.site,
    data: { about, frontMatter: about.frontMatter ?? {}, ...data },
  });
