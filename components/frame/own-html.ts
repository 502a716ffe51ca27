import { withBasePath } from '@/lib/text/with-base-path.ts';

/** The owner's own HTML, of the site's configuration, for `dangerouslySetInnerHTML`; its addresses hold below the base path. */
export const ownHtml = (html: string): { __html: string } => ({
  __html: withBasePath(html, process.env.NEXT_PUBLIC_BASE_PATH ?? ''),
});
