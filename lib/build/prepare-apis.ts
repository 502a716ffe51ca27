import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Problem } from '@/lib/content/problem.ts';
import type { SectionDef } from '@/lib/docs/section-defs.ts';
import type { SiteModel } from '@/lib/docs/types.ts';
import { apiWords } from '@/lib/i18n/words.ts';
import { apiSources, readApis, type ApiDocument } from '@/lib/openapi/catalog.ts';
import { copyFile } from '@/lib/openapi/copy-file.ts';
import { descriptionLinks } from '@/lib/openapi/description-links.ts';
import type { ApiOutline } from '@/lib/openapi/outline.ts';
import { downloadFiles, renderApi } from '@/lib/openapi/pages/render-api.ts';
import type { SiteConfig } from '@/lib/site/config-schema.ts';
import type { SitePaths } from '@/lib/site/paths.ts';
import { descriptionLinkAttributes } from './api-links.ts';

/** A link of a description, to be checked like those of the manuals. */
export interface ApiLink {
  locale: string;
  /** A page of the same section: relative links begin there. */
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

/** Reads every document that a section is made of. */
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

/** What the check of the links has to know of rendered API pages. */
export interface RenderedLinks {
  /** Ids that links can point to, by path of the page. */
  ids: Map<string, string[]>;
  /** The links of the descriptions. */
  links: ApiLink[];
}

/** Takes a file of an API: its path below the folder `api/`, and its text. */
export type WriteApiFile = (path: string, text: string) => void;

/**
 * Makes the data of every page of every API: `api/<document>/<locale>/<page>.json` in the working folder, and below
 * `api/public/` the files that are published beside the pages.
 */
export async function renderApis(
  paths: SitePaths,
  model: SiteModel,
  apis: readonly ApiDocument[],
): Promise<RenderedLinks> {
  const folder = join(paths.work, 'api');
  for (const name of [...apis.map(({ name }) => name), 'public'])
    rmSync(join(folder, name), { recursive: true, force: true });
  const all: RenderedLinks = { ids: new Map(), links: [] };
  for (const api of apis) {
    for (const { code } of model.config.locales) {
      for (const [path, ids] of await renderDocument(paths, model, api, code, (path, text) =>
        write(join(folder, path), text),
      ))
        all.ids.set(path, ids);
      all.links.push(...linksOf(paths, model, api, code));
    }
  }
  return all;
}

/**
 * Makes the data of the pages of one document in one locale; in the default locale the files for download, too.
 * @returns the ids that links can point to, by path of the page
 */
export async function renderDocument(
  paths: SitePaths,
  model: SiteModel,
  api: ApiDocument,
  locale: string,
  write: WriteApiFile,
): Promise<Map<string, string[]>> {
  const { defaultLocale, locales } = model.config;
  const { document, outline } = api.locales[locale]!;
  const { htmlLang } = locales.find(({ code }) => code === locale)!;
  const basePath = process.env.BASE_PATH ?? '';
  const ids = new Map<string, string[]>();
  if (locale === defaultLocale)
    for (const [address, text] of downloadFiles(api.name, document))
      write(join('public', address), text);
  for (const { root, pages } of rootsOf(model, api, locale)) {
    const rendered = await renderApi({
      document,
      outline,
      locale,
      htmlLang,
      words: apiWords(paths)(locale),
      link: descriptionLinkAttributes({ paths, model, api, locale, root }),
      basePath,
    });
    for (const [name, data] of rendered.pages)
      write(join(api.name, locale, `${name}.json`), JSON.stringify(data));
    for (const [name, tree] of rendered.copies)
      write(join(api.name, locale, copyFile(name)), JSON.stringify(tree));
    for (const [address, text] of rendered.files) write(join('public', address), text);
    for (const page of pages)
      if ('api' in page && page.root === root.key)
        ids.set(page.path, rendered.ids.get(page.data) ?? []);
  }
  return ids;
}

/** The links of a document's descriptions in one locale; none where they are those of the default locale. */
export function linksOf(
  paths: SitePaths,
  model: SiteModel,
  api: ApiDocument,
  locale: string,
): ApiLink[] {
  const original = api.locales[model.config.defaultLocale]!.document;
  const { document } = api.locales[locale]!;
  const translated = locale !== model.config.defaultLocale;
  if (translated && document === original) return [];
  return rootsOf(model, api, locale).flatMap(({ root, origin }) => {
    const link = descriptionLinkAttributes({ paths, model, api, locale, root });
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

/** The sections that are made of a document; `origin` is where relative links of its descriptions begin. */
function rootsOf(model: SiteModel, api: ApiDocument, locale: string) {
  const { roots, pages } = model.locales.find((candidate) => candidate.locale === locale)!;
  return roots
    .filter((root) => root.api === api.name)
    .map((root) => ({ root, pages, origin: { path: `${root.basePath}/-`, source: `${locale}/` } }));
}

function write(file: string, text: string): void {
  if (!existsSync(dirname(file))) mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
