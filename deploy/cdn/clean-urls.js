// Maps addresses to files of an object store: `/BSP/Overview` to `/BSP/Overview.html`. For a CDN
// function that runs on each viewer request. `handler` has the form of CloudFront Functions; other
// CDNs call `fileFor`.
// Configure the CDN to answer a missing file with status 404 and `/404.html`, which is
// multilingual.

/** The `BASE_PATH` of the build: empty, or `/docs`. */
const BASE_PATH = '';

/** Extensions of files. Anything else is a page, even with dots in its name: `/BSP/Yocto 4.0`. */
const FILE =
  /\.(html|css|csv|m?js|json|map|md|svg|txt|xml|ya?ml|avif|bmp|gif|ico|jpe?g|png|webp|aac|flac|m4[av]|mov|mp[34]|mpe?g|og[agv]|wav|webm|docx?|pdf|pptx?|xlsx?|eot|otf|ttf|woff2?|gz|rar|zip)$/i;

/** The file for a percent-encoded path: `X`, `X/`, `X.html`, and `X/index.html` are one page. */
function fileFor(path) {
  const given = path.replace(/(\/|%20)+$/, '');
  const page = given.replace(/(\/index)?\.html$/, '');
  if (page === BASE_PATH) return `${BASE_PATH}/index.html`;
  return page !== given ? `${page}.html` : FILE.test(given) ? given : `${given}.html`;
}

/** Called by the CDN. */
function handler(event) {
  event.request.uri = fileFor(event.request.uri);
  return event.request;
}
