import { decoded } from '@/lib/text/decoded.ts';
import { escapeRegExp } from '@/lib/text/escape-reg-exp.ts';

interface Wanted {
  /** With `:name`, `:name?` and `*` in the places of parts. */
  path?: string | readonly string[];
  exact?: boolean;
  strict?: boolean;
  sensitive?: boolean;
}

interface Match {
  path: string;
  url: string;
  isExact: boolean;
  params: Record<string, string | undefined>;
}

/** `matchPath()` of the router of Docusaurus: whether a path is the wanted one, or below it. */
export function matchPath(
  pathname: string,
  wanted: string | readonly string[] | Wanted,
): Match | null {
  const { path = '', ...options } =
    typeof wanted === 'object' && !isList(wanted) ? wanted : { path: wanted };
  for (const one of [path].flat()) {
    const found = matchOne(pathname, one, options);
    if (found) return found;
  }
  return null;
}

const isList = (value: readonly string[] | Wanted): value is readonly string[] =>
  Array.isArray(value);

function matchOne(
  pathname: string,
  path: string,
  { exact = false, strict = false, sensitive = false }: Wanted,
): Match | null {
  const plain = strict ? path : path.replace(/\/$/, '');
  const parts = plain.split(/(\/:\w+\??|\*)/).map((part) => {
    const [, name, optional] = /^\/:(\w+)(\??)$/.exec(part) ?? [];
    if (name !== undefined) return `(?:/(?<${name}>[^/]+))${optional ?? ''}`;
    return part === '*' ? '.*' : escapeRegExp(part);
  });
  const end = strict ? '' : '/?';
  const found = new RegExp(
    `^(?<whole>${parts.join('')})${exact ? `${end}$` : '(?=/|$)'}`,
    sensitive ? '' : 'i',
  ).exec(pathname);
  if (!found) return null;
  const { whole: url = '', ...params } = found.groups ?? {};
  const isExact = pathname.replace(/\/$/, '') === url.replace(/\/$/, '');
  return {
    path,
    url: url || '/',
    isExact,
    params: Object.fromEntries(
      Object.entries(params).map(([name, value]: [string, string | undefined]) => [
        name,
        value === undefined ? undefined : decoded(value),
      ]),
    ),
  };
}
