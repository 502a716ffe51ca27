import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Problem } from '@/lib/content/problem.ts';
import { resolveLink } from '@/lib/docs/resolve-link.ts';
import type { SectionDef } from '@/lib/docs/section-defs.ts';
import { siteIndex } from '@/lib/docs/site-index.ts';
import type { SiteModel } from '@/lib/docs/types.ts';
import { encodePath, pageHref } from '@/lib/docs/urls.ts';
import { apiWords } from '@/lib/i18n/words.ts';
import { readApis, type ApiDocument } from '@/lib/openapi/catalog.ts';
import { copyFile } from '@/lib/openapi/copy-file.ts';
import { descriptionLinks } from '@/lib/openapi/description-links.ts';
import type { LinkAttributes } from '@/lib/openapi/html/markdown.ts';
import type { ApiOutline } from '@/lib/openapi/outline.ts';
import { downloadFiles, renderApi } from '@/lib/openapi/pages/render-api.ts';
import type { SiteConfig } from '@/lib/site/config-schema.ts';
import type { SitePaths } from '@/lib/site/paths.ts';

/** A link of a description, to be checked like those of the manuals. */
export interface ApiLink {
  locale: string;
  /** A page of the same section: relative links begin there. */
  page: string;
  target: string;
  problem: (message: string, severity: Problem['severity']) => Problem;
}

export interface LoadedApis {
  apis: ApiDocument[];
  problems: Problem[];
  outline: (file: string, locale: string) => ApiOutline | undefined;
}

/** Reads every document that a section is made of. */
export async function loadApis(paths: SitePaths, config: SiteConfig, defs: readonly SectionDef[]): Promise<LoadedApis> {
  const files = [...new Set(defs.flatMap(({ openapi }) => (openapi === undefined ? [] : [openapi])))];
  const { apis, problems } = await readApis(join(paths.site, 'openapi'), files, config.locales.map(({ code }) => code), config.defaultLocale);
  return { apis, problems, outline: (file, locale) => apis.find((api) => api.file === file)?.locales[locale]?.outline };
}

/**
 * Makes the data of every page of every API: `api/<document>/<locale>/<page>.json` in the working folder, and below
 * `api/public/` the files that are published beside the pages.
 * @returns the ids that links can point to, by path of the page, and the links of the descriptions
 */
export async function renderApis(paths: SitePaths, model: SiteModel, apis: readonly ApiDocument[]): Promise<{ ids: Map<string, string[]>; links: ApiLink[] }> {
  const folder = join(paths.work, 'api');
  for (const name of [...apis.map(({ name }) => name), 'public']) rmSync(join(folder, name), { recursive: true, force: true });
  const ids = new Map<string, string[]>();
  const links: ApiLink[] = [];
  const words = apiWords(paths);
  const basePath = process.env.BASE_PATH ?? '';
  for (const api of apis) {
    const original = api.locales[model.config.defaultLocale]!.document;
    for (const [address, text] of downloadFiles(api.name, original)) write(join(folder, 'public', address), text);
    for (const { code: locale, htmlLang } of model.config.locales) {
      const { document, outline } = api.locales[locale]!;
      const localeModel = model.locales.find((candidate) => candidate.locale === locale)!;
      for (const root of localeModel.roots.filter((candidate) => candidate.api === api.name)) {
        const page = { path: `${root.basePath}/-`, source: `${locale}/` };
        const link = linkAttributes(model, locale, page, basePath);
        const rendered = await renderApi({ document, outline, locale, htmlLang, words: words(locale), link, basePath });
        for (const [name, data] of rendered.pages) write(join(folder, api.name, locale, `${name}.json`), JSON.stringify(data));
        for (const [name, tree] of rendered.copies) write(join(folder, api.name, locale, copyFile(name)), JSON.stringify(tree));
        for (const [address, text] of rendered.files) write(join(folder, 'public', address), text);
        for (const candidate of localeModel.pages) if ('api' in candidate && candidate.root === root.key) ids.set(candidate.path, rendered.ids.get(candidate.data) ?? []);
        const translated = locale !== model.config.defaultLocale && document !== original;
        if (locale === model.config.defaultLocale || translated) {
          for (const { target, at } of descriptionLinks(document)) {
            links.push({ locale, page: page.path, target, problem: (message, severity) => ({ ...api.problemAt(at, message, severity), ...(translated ? { line: undefined } : {}) }) });
          }
        }
      }
    }
  }
  return { ids, links };
}

function linkAttributes(model: SiteModel, locale: string, page: { path: string; source: string }, basePath: string): LinkAttributes {
  const index = siteIndex(model.locales.find((candidate) => candidate.locale === locale)!);
  return (href) => {
    if (href.startsWith('#')) return { href };
    const target = resolveLink(index, page, href);
    switch (target.type) {
      case 'page':
        return { href: basePath + pageHref(model.config, locale, target.path) + target.suffix };
      case 'external':
        return { href: target.href, external: /^(https?:)?\/\//i.test(target.href) };
      case 'unknown':
        return target.markdownFile ? undefined : { href: basePath + encodePath(target.path) + target.suffix, fullLoad: true };
      case 'unsafe':
        return undefined;
    }
  };
}

function write(file: string, text: string): void {
  if (!existsSync(dirname(file))) mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
