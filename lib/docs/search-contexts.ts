import { localize, type SiteConfig } from '@/lib/site/config-schema.ts';
import type { LocaleModel } from './types.ts';

/** The configured contexts, or the sections; the last one is for all other pages. */
export function searchContexts(
  config: Pick<SiteConfig, 'search' | 'defaultLocale'>,
  { locale, sectionVersions }: Pick<LocaleModel, 'locale' | 'sectionVersions'>,
): { path: string; label: string }[] {
  const titleOf = (path: string) =>
    sectionVersions.find(({ section }) => section === path)?.title ?? path;
  const configured = config.search.contexts?.map((context) =>
    typeof context === 'string'
      ? { path: context, label: titleOf(context) }
      : { path: context.path, label: localize(context.label, locale, config.defaultLocale) },
  );
  // Pages of a section at the root are found where all other pages are.
  const sections = [...new Set(sectionVersions.map(({ section }) => section))]
    .filter((path) => path !== '')
    .map((path) => ({ path, label: titleOf(path) }));
  return [...(configured ?? sections), { path: '', label: '' }];
}

/**
 * Paths of the contexts and of the folders of older versions. On a page below one of them, other
 * files of the index come first than elsewhere.
 */
export function searchPlaces(
  config: Pick<SiteConfig, 'search' | 'defaultLocale'>,
  model: Pick<LocaleModel, 'locale' | 'sectionVersions'>,
): string[] {
  const older = model.sectionVersions.filter(({ version }) => !version.isLast);
  const paths = [
    ...searchContexts(config, model).map(({ path }) => path),
    ...older.map(({ basePath }) => basePath.slice(1)),
  ];
  return [...new Set(paths)].filter((path) => path !== '');
}
