import { splitLocale, withoutExtension } from '@/lib/content/source-tree.ts';
import type { LocaleModel, Page, SectionVersion } from './types.ts';

/** Look-up tables for one locale of the model. */
export interface SiteIndex {
  model: LocaleModel;
  pageByPath: ReadonlyMap<string, Page>;
  /**
   * Path of the page of a Markdown file, which is named without locale and extension:
   * `BSP/Overview`.
   */
  pathBySource: ReadonlyMap<string, string>;
  sectionVersionByKey: ReadonlyMap<string, SectionVersion>;
}

const indexes = new WeakMap<LocaleModel, SiteIndex>();

/** The look-up tables of a locale. They are made once and kept as long as the model. */
export function siteIndex(model: LocaleModel): SiteIndex {
  const known = indexes.get(model);
  if (known) return known;
  const index: SiteIndex = {
    model,
    pageByPath: new Map(model.pages.map((page) => [page.path, page])),
    pathBySource: new Map(
      [...(model.duplicates ?? []), ...model.pages].flatMap((page) =>
        page.kind === 'doc'
          ? [[withoutExtension(splitLocale(page.source).path), page.path] as const]
          : [],
      ),
    ),
    sectionVersionByKey: new Map(
      model.sectionVersions.map((sectionVersion) => [sectionVersion.key, sectionVersion]),
    ),
  };
  indexes.set(model, index);
  return index;
}
