import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache } from 'react';
import { SourceReader } from '@/lib/content/read-sources.ts';
import type { Problem } from '@/lib/content/problem.ts';
import { buildModel } from '@/lib/docs/build-model.ts';
import { siteIndex, type SiteIndex } from '@/lib/docs/site-index.ts';
import type { SiteModel } from '@/lib/docs/types.ts';
import { modelWords } from '@/lib/i18n/words.ts';
import { siteConfigSchema, type SiteConfig } from '@/lib/site/config-schema.ts';
import { sitePaths } from '@/lib/site/paths.ts';
import { readPreviewApis } from './preview-apis.ts';

/** Pages get everything they know about the site here. */
export interface Site {
  model: SiteModel;
  index: (locale: string) => SiteIndex | undefined;
  /** Mistakes across files; only the preview ever shows them, a build has none. */
  problems: Problem[];
}

const memory = globalThis as typeof globalThis & { portalSite?: Site; portalConfig?: SiteConfig; portalReader?: SourceReader; portalTree?: object; portalApis?: string };

/** In a build: the model that `prepare` wrote. In the preview: the model of what lies on disk at this moment. */
export function getSite(): Site {
  return process.env.NODE_ENV === 'development' ? previewSite() : (memory.portalSite ??= builtSite());
}

/** The configuration alone: much less work than the site, where a preview asks for it in a process of its own. */
export function getConfig(): SiteConfig {
  if (process.env.NODE_ENV === 'development') return siteConfigSchema.parse(readWork('site.json'));
  return (memory.portalConfig ??= siteConfigSchema.parse(readWork('site.json')));
}

function builtSite(): Site {
  return asSite(readWork('model.json') as SiteModel, []);
}

/** Once for each request: every link of a page asks. */
const previewSite = cache((): Site => {
  const paths = sitePaths();
  const config = getConfig();
  memory.portalReader ??= new SourceReader(paths.content, config.locales.map((locale) => locale.code));
  const { tree, problems } = memory.portalReader.read();
  const apis = readPreviewApis();
  if (memory.portalTree !== tree || memory.portalApis !== apis.stamp || !memory.portalSite) {
    const built = buildModel({ config, tree, drafts: true, words: modelWords(paths), outline: (file, locale) => apis.outlines[file]?.[locale] });
    memory.portalTree = tree;
    memory.portalApis = apis.stamp;
    memory.portalSite = asSite(built.model, [...problems, ...apis.problems, ...built.problems]);
  }
  return memory.portalSite;
});

function asSite(model: SiteModel, problems: Problem[]): Site {
  const byLocale = new Map(model.locales.map((locale) => [locale.locale, siteIndex(locale)]));
  return { model, problems, index: (locale) => byLocale.get(locale) };
}

/** A JSON file of the site's working folder. */
function readWork(name: string): unknown {
  return JSON.parse(readFileSync(join(sitePaths().work, name), 'utf8'));
}
