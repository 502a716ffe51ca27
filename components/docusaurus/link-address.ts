import { belowBase, isOwnPath, ON_HOST, withoutBase } from '@/lib/docs/on-host.ts';

/** Where a link of a component stands. */
interface Place {
  locale: string;
  defaultLocale: string;
  /** Path of the site on its host. */
  basePath: string;
}

const FILE = /\.[a-z]\w*$/i;

/**
 * The address of a link in a component. As in Docusaurus, a path gets the base path and the prefix
 * of the locale, each once. Files have no locale here, and neither has what `pathname://` names.
 */
export function linkAddress(target: string, { locale, defaultLocale, basePath }: Place): string {
  if (target.startsWith(ON_HOST)) return belowBase(basePath, target.slice(ON_HOST.length));
  if (!isOwnPath(target)) return target;
  const [, path = '/', suffix = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
  const plain = withoutBase(basePath, path);
  const prefix = FILE.test(plain) || locale === defaultLocale ? '' : `/${locale}`;
  return basePath + prefix + withoutBase(prefix, plain) + suffix;
}
