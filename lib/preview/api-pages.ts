import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { linksOf, renderDocument, type RenderedLinks } from '@/lib/build/prepare-apis.ts';
import { resolveLink } from '@/lib/docs/resolve-link.ts';
import { siteIndex } from '@/lib/docs/site-index.ts';
import type { SiteModel } from '@/lib/docs/types.ts';
import { loadMessages } from '@/lib/i18n/messages.ts';
import type { ApiDocument } from '@/lib/openapi/catalog.ts';
import {
  outlinesFile,
  previewApiFolder,
  type PreviewOutlines,
} from '@/lib/render-data/preview-state.ts';
import type { SitePaths } from '@/lib/site/paths.ts';
import { writeWhole } from '@/lib/site/write-whole.ts';
import { KeptFiles } from './kept-files.ts';

interface Known {
  files: KeptFiles;
  ids: Map<string, string[]>;
  api?: ApiDocument;
  text?: string;
  around?: string;
}

/** The data of API pages, made again only for a document and locale in which something has changed. */
export class ApiPages {
  readonly #known = new Map<string, Known>();
  #outlines: PreviewOutlines;

  constructor(readonly paths: SitePaths) {
    this.#outlines = readOutlines(outlinesFile(paths));
  }

  /** What could be read in this session or the one before. */
  outline = (file: string, locale: string): PreviewOutlines[string][string] | undefined =>
    this.#outlines[file]?.[locale];

  /**
   * @param model with the outlines of these documents
   * @param shown is told after each document and locale that pages can show something new
   */
  async render(
    model: SiteModel,
    apis: readonly ApiDocument[],
    shown: () => void,
  ): Promise<RenderedLinks> {
    const all: RenderedLinks = { ids: new Map(), links: [] };
    for (const api of apis) {
      for (const { code: locale } of model.config.locales) {
        const { links, ids } = await this.#one(model, api, locale, shown);
        for (const [path, list] of ids) all.ids.set(path, list);
        all.links.push(...links);
      }
    }
    return all;
  }

  async #one(
    model: SiteModel,
    api: ApiDocument,
    locale: string,
    shown: () => void,
  ): Promise<RenderedLinks> {
    const id = `${api.name}/${locale}`;
    const known: Known = this.#known.get(id) ?? {
      files: new KeptFiles(previewApiFolder(this.paths)),
      ids: new Map(),
    };
    this.#known.set(id, known);
    const links = linksOf(this.paths, model, api, locale);
    const text = known.api === api ? known.text! : textOf(model, api, locale);
    const around = hash(
      JSON.stringify([
        loadMessages(this.paths, locale).api,
        links.map(({ page, target }) => leadsTo(model, locale, page, target)),
      ]),
    );
    if (known.text !== text || known.around !== around) {
      await known.files.round(async (write) => {
        known.ids = await renderDocument(this.paths, model, api, locale, write);
      });
      const { outline } = api.locales[locale]!;
      this.#outlines = {
        ...this.#outlines,
        [api.file]: { ...this.#outlines[api.file], [locale]: outline },
      };
      writeWhole(outlinesFile(this.paths), JSON.stringify(this.#outlines));
      shown();
    }
    Object.assign(known, { api, text, around });
    return { ids: known.ids, links };
  }
}

/** What the pages of a document show in one locale: its text, and what that translates. */
const textOf = (model: SiteModel, api: ApiDocument, locale: string): string =>
  hash(
    JSON.stringify([
      api.locales[locale]!.document,
      api.locales[model.config.defaultLocale]!.document,
    ]),
  );

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Where a link of a description leads; pages that come, go and move change it. */
function leadsTo(model: SiteModel, locale: string, page: string, target: string): unknown {
  if (target.startsWith('#')) return target;
  const { type, ...rest } = resolveLink(
    siteIndex(model.locales.find((candidate) => candidate.locale === locale)!),
    { path: page, source: `${locale}/` },
    target,
  );
  return [type, 'path' in rest ? rest.path : ''];
}

function readOutlines(file: string): PreviewOutlines {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as PreviewOutlines;
  } catch {
    // The first preview of this checkout has none.
    return {};
  }
}
