/** Puts a part of a schema in the place of the link to it. The file is fetched once, however often it is used. */
export async function loadFragment(link: HTMLAnchorElement): Promise<void> {
  if (link.dataset.loading !== undefined) return;
  link.dataset.loading = '';
  try {
    const html = await fetchOnce(link.href);
    const body = new DOMParser().parseFromString(html, 'text/html').querySelector('[data-fragment-body]');
    if (!body) throw new Error(`There is no part in ${link.href}.`);
    const details = document.createElement('details');
    details.className = 'tree';
    details.open = true;
    const summary = document.createElement('summary');
    summary.textContent = link.textContent;
    const box = document.createElement('div');
    box.dataset.collapse = '';
    box.append(...body.childNodes);
    details.append(summary, box);
    const focused = document.activeElement === link;
    link.replaceWith(details);
    if (focused) summary.focus();
  } catch {
    // The link is a page of its own: the browser says what is wrong with it.
    location.assign(link.href);
  }
}

const fetched = new Map<string, Promise<string>>();

function fetchOnce(href: string): Promise<string> {
  const known = fetched.get(href);
  if (known) return known;
  const request = fetch(href).then((response) => {
    if (!response.ok) throw new Error(`${response.status} ${href}`);
    return response.text();
  });
  fetched.set(href, request);
  request.catch(() => fetched.delete(href));
  return request;
}
