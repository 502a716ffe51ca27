import { withBasePath } from '@/lib/text/with-base-path.ts';
import { BASE_PATH } from '@/lib/site/base-path.ts';

/**
 * Trusted HTML from the site's configuration, for `dangerouslySetInnerHTML`. Its links get the base
 * path.
 */
export const ownHtml = (html: string): { __html: string } => ({
  __html: withBasePath(html, BASE_PATH),
});
