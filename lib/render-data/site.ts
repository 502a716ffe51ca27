import { join } from 'node:path';
import { cache } from 'react';
import { SourceReader } from '@/lib/content/read-sources.ts';
import { buildModel } from '@/lib/docs/build-model.ts';
import { siteIndex, type SiteIndex } from '@/lib/docs/site-index.ts';
import type { SiteModel } from '@/lib/docs/types.ts';
import { modelWords } from '@/lib/i18n/words.ts';
import { siteConfigSchema, type SiteConfig } from '@/lib/site/config-schema.ts';
import { sitePaths } from '@/lib/site/paths.ts';
import { readJson } from './json-file.ts';
import { readOutlines } from './preview-state.ts';
import { siteModel } from './work-schemas.ts';

/** Pages get everything they know about the site here. */
export interface Site {
  model: SiteModel;
  index: (locale: string) => SiteIndex | undefined;
}

interface Memory {
  site?: Site;
  config?: SiteConfig;
  reader?: SourceReader;
  /** What `site` was made of in the preview. */
  tree?: object;
  outlines?: string;
}

declare global {
  var portalMemory: Memory | undefined;
}

/** The preview evaluates this module again after each change of code, and the memory outlasts that. */
const memory = (globalThis.portalMemory ??= {});

/** In a build: the model that `prepare` wrote. In the preview: the model of what lies on disk at this moment. */
export function getSite(): Site {
  return process.env.NODE_ENV === 'development' ? previewSite() : (memory.site ??= builtSite());
}

/** The configuration alone: much less work than the site, where a preview asks for it in a process of its own. */
export function getConfig(): SiteConfig {
  const read = () => readJson(workFile('site.json'), siteConfigSchema);
  return process.env.NODE_ENV === 'development' ? read() : (memory.config ??= read());
}

function builtSite(): Site {
  return asSite(readJson(workFile('model.json'), siteModel));
}

/** Once for each request: every link of a page asks. */
const previewSite = cache((): Site => {
  const paths = sitePaths();
  const config = getConfig();
  memory.reader ??= new SourceReader(
    paths.content,
    config.locales.map((locale) => locale.code),
  );
  const { tree } = memory.reader.read();
  const { outlines, stamp } = readOutlines();
  if (memory.tree !== tree || memory.outlines !== stamp || !memory.site) {
    // What is wrong is found by the worker (lib/preview/site-check.ts) and shown by components/preview.
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
