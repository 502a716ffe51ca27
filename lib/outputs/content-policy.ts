/** The other sites that pages load from. Everything else comes from the site itself. */
export interface PolicySources {
  /** Origins of images, of video and audio, and of frames on pages. */
  images: readonly string[];
  media: readonly string[];
  frames: readonly string[];
  /** Readers can send requests to the servers of the APIs. */
  sendsRequests: boolean;
  /** The tag manager of the site, with the origins of its tags besides Google's own. */
  tagManager?: { hosts: readonly string[] };
}

const TAG_MANAGER = 'https://www.googletagmanager.com';

/**
 * Origins to which the tags of the tag manager send:
 * https://developers.google.com/tag-platform/security/guides/csp
 */
const ANALYTICS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/**
 * The script with which `@next/third-parties` starts the data layer, character by character. It is
 * added to the page in the browser, so its hash cannot be computed from the HTML.
 */
export const TAG_MANAGER_START = `
      (function(w,l){
        w[l]=w[l]||[];
        w[l].push({'gtm.start': new Date().getTime(),event:'gtm.js'});
        
      })(window,'dataLayer');`;

/**
 * The Content-Security-Policy of a page. It stays in force after navigation inside the site, so all
 * pages have the same policy except for the hashes of their own scripts.
 *
 * Allowed scripts are files of the site and the inline scripts of the page, by their hashes; `eval`
 * is not allowed. Inline styles are allowed, because pages contain their styles. Styles cannot run
 * code.
 * @param hashes of the inline scripts of the page, as `sha256-…`
 */
export function contentPolicy(
  hashes: readonly string[],
  { images, media, frames, sendsRequests, tagManager }: PolicySources,
): string {
  const self = "'self'";
  const tags = tagManager ? [TAG_MANAGER, ...tagManager.hosts] : [];
  const analytics = tagManager ? ANALYTICS : [];
  const directives: [name: string, sources: readonly string[]][] = [
    ['default-src', [self]],
    ['script-src', [self, ...hashes.map((hash) => `'${hash}'`), ...tags]],
    ['style-src', [self, "'unsafe-inline'"]],
    ['img-src', [self, 'data:', ...images, ...tags, ...analytics]],
    ['media-src', [self, ...media]],
    ['font-src', [self]],
    // Readers can fill in variables of a server's address, so the hosts are not known.
    ['connect-src', sendsRequests ? [self, 'https:', 'http:'] : [self, ...tags, ...analytics]],
    ['worker-src', [self]],
    ['frame-src', [...frames, ...tags]],
    ['object-src', []],
    ['base-uri', []],
    ['form-action', [self]],
  ];
  return directives
    .map(
      ([name, sources]) =>
        `${name} ${sources.length === 0 ? "'none'" : [...new Set(sources)].join(' ')}`,
    )
    .join(';');
}
