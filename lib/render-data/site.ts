import { join } from 'node:path';
import { cache } from 'react';
import { SourceReader } from '@/lib/content/read-sources.ts';
import { buildModel } from '@/lib/docs/build-model.ts';
import { siteIndex, type SiteIndex } from '@/lib/docs/site-index.ts';
import type { Page, SectionVersion, SiteModel } from '@/lib/docs/types.ts';
import { modelWords } from '@/lib/i18n/words.ts';
import { setCodeSettings } from '@/lib/mdx/code-settings.ts';
import { siteConfigSchema, type SiteConfig } from '@/lib/site/config-schema.ts';
import { sitePaths } from '@/lib/site/paths.ts';
import { readJson } from './json-file.ts';
import { readOutlines } from './preview-state.ts';
import { siteModel } from './work-schemas.ts';

/** Everything that pages know about the site. */
export interface Site {
  model: SiteModel;
  index: (locale: string) => SiteIndex | undefined;
}

interface Memory {
  site?: Site;
  config?: SiteConfig;
  reader?: SourceReader;
  /** The inputs of `site` in the preview. */
  tree?: object;
  outlines?: string;
}

declare global {
  var portalMemory: Memory | undefined;
}

/** Global, because the preview evaluates this module again after code changes. */
const memory = (globalThis.portalMemory ??= {});

/** In a build: the model from `prepare`. In the preview: a model of the current files. */
export function getSite(): Site {
  return process.env.NODE_ENV === 'development' ? previewSite() : (memory.site ??= builtSite());
}

/** The section version of a page; undefined for a page outside of sections. */
export const sectionVersionOf = ({
  locale,
  sectionVersionKey,
}: Pick<Page, 'locale' | 'sectionVersionKey'>): SectionVersion | undefined =>
  getSite()
    .index(locale)
    ?.sectionVersionByKey.get(sectionVersionKey ?? '');

/** The configuration alone, which is much faster to load than the whole site. */
export function getConfig(): SiteConfig {
  const read = () => readJson(workFile('site.json'), siteConfigSchema);
  return process.env.NODE_ENV === 'development' ? read() : (memory.config ??= read());
}

function builtSite(): Site {
  return asSite(readJson(workFile('model.json'), siteModel));
}

/** Cached per request, because every link of a page calls it. */
const previewSite = cache((): Site => {
  const paths = sitePaths();
  const config = getConfig();
  memory.reader ??= new SourceReader(
    paths.content,
    config.locales.map((locale) => locale.code),
  );
  setCodeSettings(config.code);
  const { tree } = memory.reader.read();
  const { outlines, stamp } = readOutlines();
  if (memory.tree !== tree || memory.outlines !== stamp || !memory.site) {
    // The worker (lib/preview/site-check.ts) finds the problems, and components/preview shows them.
    const { model } = buildModel({
      config,
      tree,
      drafts: true,
      words: modelWords(paths),
      outline: (file, locale) => outlines[file]?.[locale],
    });
    memory.tree = tree;
    memory.outlines = stamp;
    memory.site = asSite(model);
  }
  return memory.site;
});

function asSite(model: SiteModel): Site {
  const byLocale = new Map(model.locales.map((locale) => [locale.locale, siteIndex(locale)]));
  return { model, index: (locale) => byLocale.get(locale) };
}

const workFile = (name: string): string => join(sitePaths().work, name);
