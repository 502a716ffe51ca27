const loaded = new Map<string, Promise<string>>();

/**
 * A part of a schema, as HTML. Its file is fetched once.
 * @throws if the file cannot be loaded; the next call tries again
 */
export function loadPart(href: string): Promise<string> {
  const known = loaded.get(href);
  if (known) return known;
  const part = fetchPart(href);
  loaded.set(href, part);
  part.catch(() => loaded.delete(href));
  return part;
}

async function fetchPart(href: string): Promise<string> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${response.status} ${href}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const body = page.querySelector('[data-fragment-body]');
  if (!body) throw new Error(`There is no part of a schema in ${href}.`);
  return body.innerHTML;
}
