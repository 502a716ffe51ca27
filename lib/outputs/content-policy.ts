/** What a site's pages load from elsewhere; everything else comes from the site itself. */
export interface PolicySources {
  /** Origins of pictures, of films and sounds, and of frames that pages show. */
  images: readonly string[];
  media: readonly string[];
  frames: readonly string[];
  /** Readers may send requests to the servers of the APIs. */
  sendsRequests: boolean;
  /** The site has a tag manager, whose tags load from and send to these origins besides its own. */
  tagManager?: { hosts: readonly string[] };
}

const TAG_MANAGER = 'https://www.googletagmanager.com';

/** Where the tag manager's own tags send what they measure: https://developers.google.com/tag-platform/security/guides/csp */
const ANALYTICS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/**
 * The script with which `@next/third-parties` begins the data layer, as the browser gets it. It is put into the page while it
 * runs, so it stands in no HTML that could be read for its hash.
 */
export const TAG_MANAGER_START = `
      (function(w,l){
        w[l]=w[l]||[];
        w[l].push({'gtm.start': new Date().getTime(),event:'gtm.js'});
        
      })(window,'dataLayer');`;

/**
 * The Content-Security-Policy of a page. It goes on to hold after navigations inside the site, so that but for the page's
 * own scripts it is the same everywhere.
 *
 * Scripts are those of the site's files and the inline ones of the page, named by their hash; nothing is made of text
 * (`eval`). Styles may stand in the page: those that it needs do. They cannot run anything, and hold no address but of our own files.
 * @param hashes of the page's inline scripts, as `sha256-…`
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
    // A server's address may have variables that readers fill in: there is no list of hosts.
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
