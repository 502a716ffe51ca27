import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache } from 'react';
import { SourceReader } from '@/lib/content/read-sources.ts';
import { buildModel } from '@/lib/docs/build-model.ts';
import { siteIndex, type SiteIndex } from '@/lib/docs/site-index.ts';
import type { SiteModel } from '@/lib/docs/types.ts';
import { modelWords } from '@/lib/i18n/words.ts';
import { siteConfigSchema, type SiteConfig } from '@/lib/site/config-schema.ts';
import { sitePaths } from '@/lib/site/paths.ts';
import { readOutlines } from './preview-state.ts';

/** Pages get everything they know about the site here. */
export interface Site {
  model: SiteModel;
  index: (locale: string) => SiteIndex | undefined;
}

const memory = globalThis as typeof globalThis & {
  portalSite?: Site;
  portalConfig?: SiteConfig;
  portalReader?: SourceReader;
  portalTree?: object;
  portalApis?: string;
};

/** In a build: the model that `prepare` wrote. In the preview: the model of what lies on disk at this moment. */
export function getSite(): Site {
  return process.env.NODE_ENV === 'development'
    ? previewSite()
    : (memory.portalSite ??= builtSite());
}

/** The configuration alone: much less work than the site, where a preview asks for it in a process of its own. */
export function getConfig(): SiteConfig {
  if (process.env.NODE_ENV === 'development') return siteConfigSchema.parse(readWork('site.json'));
  return (memory.portalConfig ??= siteConfigSchema.parse(readWork('site.json')));
}

function builtSite(): Site {
  return asSite(readWork('model.json') as SiteModel);
}

/** Once for each request: every link of a page asks. */
const previewSite = cache((): Site => {
  const paths = sitePaths();
  const config = getConfig();
  memory.portalReader ??= new SourceReader(
    paths.content,
    config.locales.map((locale) => locale.code),
  );
  const { tree } = memory.portalReader.read();
  const { outlines, stamp } = readOutlines();
  if (memory.portalTree !== tree || memory.portalApis !== stamp || !memory.portalSite) {
    // What is wrong is found by the worker (lib/preview/site-check.ts) and shown by components/preview.
    const { model } = buildModel({
      config,
      tree,
      drafts: true,
      words: modelWords(paths),
      outline: (file, locale) => outlines[file]?.[locale],
    });
    memory.portalTree = tree;
    memory.portalApis = stamp;
    memory.portalSite = asSite(model);
  }
  return memory.portalSite;
});

function asSite(model: SiteModel): Site {
  const byLocale = new Map(model.locales.map((locale) => [locale.locale, siteIndex(locale)]));
  return { model, index: (locale) => byLocale.get(locale) };
}

/** A JSON file of the site's working folder. */
function readWork(name: string): unknown {
  return JSON.parse(readFileSync(join(sitePaths().work, name), 'utf8'));
}
