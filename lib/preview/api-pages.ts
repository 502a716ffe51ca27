import { createHash } from 'node:crypto';
import { apiInLocale, localeModel } from '@/lib/build/locale-data.ts';
import { linksOf, renderDocument, type RenderedLinks } from '@/lib/build/prepare-apis.ts';
import { resolveLink } from '@/lib/docs/resolve-link.ts';
import { siteIndex } from '@/lib/docs/site-index.ts';
import type { SiteModel } from '@/lib/docs/types.ts';
import { loadMessages } from '@/lib/i18n/messages.ts';
import type { ApiDocument } from '@/lib/openapi/catalog.ts';
import { readJson } from '@/lib/render-data/json-file.ts';
import { outlinesFile, previewApiFolder } from '@/lib/render-data/preview-folders.ts';
import type { PreviewOutlines } from '@/lib/render-data/preview-state.ts';
import { outlines } from '@/lib/render-data/work-schemas.ts';
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

/** The data of API pages, rendered again only for a changed document and locale. */
export class ApiPages {
  readonly #known = new Map<string, Known>();
  #outlines: PreviewOutlines;

  constructor(readonly paths: SitePaths) {
    this.#outlines = readOutlines(outlinesFile(paths));
  }

  /** The last valid outline, from this session or the previous one. */
  outline = (file: string, locale: string): PreviewOutlines[string][string] | undefined =>
    this.#outlines[file]?.[locale];

  /**
   * @param model with the outlines of these documents
   * @param shown called after each document and locale with new data
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
    const { document, outline } = apiInLocale(api, locale);
    const original = apiInLocale(api, model.config.defaultLocale).document;
    const text =
      known.api === api && known.text !== undefined
        ? known.text
        : hash(JSON.stringify([document, original]));
    const around = hash(
      JSON.stringify([
        loadMessages(this.paths, locale).api,
        links.map(({ page, target }) => leadsTo(model, locale, page, target)),
      ]),
    );
    if (known.text !== text || known.around !== around) {
      await known.files.round((write) => {
        known.ids = renderDocument(this.paths, model, api, locale, write);
        return Promise.resolve();
      });
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

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The target of a link in a description. It changes when pages are added, removed, or moved. */
function leadsTo(model: SiteModel, locale: string, page: string, target: string): unknown {
  if (target.startsWith('#')) return target;
  const { type, ...rest } = resolveLink(
    siteIndex(localeModel(model, locale)),
    { path: page, source: `${locale}/` },
    target,
  );
  return [type, 'path' in rest ? rest.path : ''];
}

function readOutlines(file: string): PreviewOutlines {
  try {
    return readJson(file, outlines);
  } catch {
    // Missing in the first preview of a checkout, or written by another version.
    return {};
  }
}
