// What an object store is asked for when a reader asks for an address: `/BSP/Overview` is the file `/BSP/Overview.html`. For the
// function that a CDN runs on each request of a viewer (the shape of `handler` is that of CloudFront Functions; others call `fileFor`).
// Unknown addresses: let the CDN answer a missing file with status 404 and `/404.html`, which speaks every language.

/** The same as `BASE_PATH` of the build: empty, or `/docs`. */
const BASE_PATH = '';

/** Endings of files. Anything else is a page, whatever dots its name has: `/BSP/Yocto 4.0`. */
const FILE =
  /\.(html|css|m?js|json|map|md|svg|txt|xml|ya?ml|avif|gif|ico|jpe?g|pdf|png|webp|woff2|zip)$/i;

/** The file that answers a path, percent-encoded like it: `X`, `X/`, `X.html` and `X/index.html` are one page. */
function fileFor(path) {
  const given = path.replace(/(\/|%20)+$/, '');
  const page = given.replace(/(\/index)?\.html$/, '');
  if (page === BASE_PATH) return `${BASE_PATH}/index.html`;
  return page !== given ? `${page}.html` : FILE.test(given) ? given : `${given}.html`;
}

// eslint-disable-next-line @typescript-eslint/no-unused-vars -- the CDN calls it
function handler(event) {
  event.request.uri = fileFor(event.request.uri);
  return event.request;
}
