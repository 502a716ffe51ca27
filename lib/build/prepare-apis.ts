import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Problem } from '@/lib/content/problem.ts';
import type { SectionDef } from '@/lib/docs/section-defs.ts';
import type { SiteModel } from '@/lib/docs/types.ts';
import { loadMessages } from '@/lib/i18n/messages.ts';
import { apiWords } from '@/lib/i18n/words.ts';
import { apiSources, readApis, type ApiDocument } from '@/lib/openapi/catalog.ts';
import { copyFile } from '@/lib/openapi/copy-file.ts';
import { descriptionLinks } from '@/lib/openapi/description-links.ts';
import { PUBLISHED_FOLDER } from '@/lib/openapi/document-name.ts';
import type { ApiOutline } from '@/lib/openapi/outline.ts';
import { downloadFiles, renderApi } from '@/lib/openapi/pages/render-api.ts';
import type { SiteConfig } from '@/lib/site/config-schema.ts';
import { pathInside } from '@/lib/site/file-inside.ts';
import { htmlLangOf } from '@/lib/site/html-lang.ts';
import type { SitePaths } from '@/lib/site/paths.ts';
import { descriptionLinkAttributes } from './api-links.ts';
import { rendererFingerprint } from './fingerprint.ts';
import { apiInLocale, localeModel } from './locale-data.ts';

/** A link in a description, which is checked like links in texts. */
export interface ApiLink {
  locale: string;
  /** A page of the same section, the base of relative links. */
  page: string;
  target: string;
  /** In a document that is not strict: whether the link leads nowhere and is shown as text. */
  foreign?: { document: string; isText: boolean };
  problem: (message: string, severity: Problem['severity']) => Problem;
}

export interface LoadedApis {
  apis: ApiDocument[];
  problems: Problem[];
  outline: (file: string, locale: string) => ApiOutline | undefined;
}

/** Reads every API document that a section uses. */
export async function loadApis(
  paths: SitePaths,
  config: SiteConfig,
  defs: readonly SectionDef[],
): Promise<LoadedApis> {
  const { apis, problems } = await readApis(
    join(paths.site, 'openapi'),
    apiSources(defs),
    config.locales.map(({ code }) => code),
    config.defaultLocale,
  );
  return {
    apis,
    problems,
    outline: (file, locale) => apis.find((api) => api.file === file)?.locales[locale]?.outline,
  };
}

/** Link data of rendered API pages, for the link check. */
export interface RenderedLinks {
  /** Link targets (ids) by path of the page. */
  ids: Map<string, string[]>;
  /** Links in descriptions. */
  links: ApiLink[];
}

/** Writes a file of an API; `path` is relative to the folder `api/`. */
export type WriteApiFile = (path: string, text: string) => void;

/**
 * Writes the data of every API page to `api/<document>/<locale>/<page>.json` in the working folder,
 * and published files to `api/.public/`.
 */
export function renderApis(
  paths: SitePaths,
  model: SiteModel,
  apis: readonly ApiDocument[],
): RenderedLinks {
  const folder = join(paths.work, 'api');
  for (const name of [...apis.map(({ name }) => name), PUBLISHED_FOLDER])
    rmSync(join(folder, name), { recursive: true, force: true });
  const all: RenderedLinks = { ids: new Map(), links: [] };
  for (const api of apis) {
    for (const { code } of model.config.locales) {
      for (const [path, ids] of renderDocument(paths, model, api, code, (path, text) =>
        write(folder, path, text),
      ))
        all.ids.set(path, ids);
      all.links.push(...linksOf(paths, model, api, code));
    }
  }
  return all;
}

/**
 * Renders the pages of one document in one locale, and writes its downloads: those of the default
 * locale, and those of each translation.
 * @returns link targets (ids) by path of the page
 */
export function renderDocument(
  paths: SitePaths,
  model: SiteModel,
  api: ApiDocument,
  locale: string,
  write: WriteApiFile,
): Map<string, string[]> {
  const { defaultLocale } = model.config;
  const { document, outline } = apiInLocale(api, locale);
  const htmlLang = htmlLangOf(model.config, locale);
  const basePath = process.env.BASE_PATH ?? '';
  const version = JSON.stringify([
    loadMessages(paths, locale).api,
    rendererFingerprint(paths.repository),
  ]);
  const ids = new Map<string, string[]>();
  const original = apiInLocale(api, defaultLocale).document;
  const translated = document !== original;
  const downloadName = translated ? `${api.name}.${locale}` : api.name;
  if (locale === defaultLocale || translated)
    for (const [address, text] of downloadFiles(downloadName, document))
      write(join(PUBLISHED_FOLDER, address), text);
  for (const { sectionVersion, pages } of sectionVersionsOf(model, api, locale)) {
    const rendered = renderApi({
      document,
      original: translated ? original : undefined,
      outline,
      locale,
      htmlLang,
      words: apiWords(paths)(locale),
      link: descriptionLinkAttributes({ paths, model, api, locale, sectionVersion }),
      basePath,
      downloadName,
      version,
      isLarge: sectionVersion.isLarge === true,
    });
    for (const [name, data] of rendered.pages)
      write(join(api.name, locale, `${name}.json`), JSON.stringify(data));
    for (const [name, tree] of rendered.copies)
      write(join(api.name, locale, copyFile(name)), JSON.stringify(tree));
    for (const [address, text] of rendered.files) write(join(PUBLISHED_FOLDER, address), text);
    for (const page of pages)
      if ('api' in page && page.sectionVersionKey === sectionVersion.key)
        ids.set(page.path, rendered.ids.get(page.data) ?? []);
  }
  return ids;
}

/**
 * The links in a document's descriptions in one locale; none if the locale has no translation,
 * because the default locale's links are checked already.
 */
export function linksOf(
  paths: SitePaths,
  model: SiteModel,
  api: ApiDocument,
  locale: string,
): ApiLink[] {
  const original = apiInLocale(api, model.config.defaultLocale).document;
  const { document } = apiInLocale(api, locale);
  const translated = locale !== model.config.defaultLocale;
  if (translated && document === original) return [];
  return sectionVersionsOf(model, api, locale).flatMap(({ sectionVersion, origin }) => {
    const link = descriptionLinkAttributes({ paths, model, api, locale, sectionVersion });
    return descriptionLinks(document).map(({ target, at }): ApiLink => ({
      locale,
      page: origin.path,
      target,
      foreign: api.strict ? undefined : { document: api.file, isText: link(target) === undefined },
      problem: (message, severity) => ({
        ...api.problemAt(at, message, severity),
        ...(translated ? { line: undefined } : {}),
      }),
    }));
  });
}

/** The sections made from a document. Relative links in descriptions start at `origin`. */
function sectionVersionsOf(model: SiteModel, api: ApiDocument, locale: string) {
  const { sectionVersions, pages } = localeModel(model, locale);
  return sectionVersions
    .filter((sectionVersion) => sectionVersion.api === api.name)
    .map((sectionVersion) => ({
      sectionVersion,
      pages,
      origin: { path: `${sectionVersion.basePath}/-`, source: `${locale}/` },
    }));
}

/** Names of files come from documents, so a path may lead elsewhere. */
function write(folder: string, path: string, text: string): void {
  const file = pathInside(folder, path);
  if (file === undefined)
    throw new Error(`${path} is not inside ${folder}. Correct the \`x-slug\` that it is made of.`);
  if (!existsSync(dirname(file))) mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
