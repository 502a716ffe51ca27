import type { Problem } from '@/lib/content/problem.ts';
import { resolveLink } from '@/lib/docs/resolve-link.ts';
import { siteIndex, type SiteIndex } from '@/lib/docs/site-index.ts';
import type { DocPage, SiteModel } from '@/lib/docs/types.ts';
import { decodePath, withoutTrailingSlash } from '@/lib/docs/urls.ts';
import type { ApiLink } from './prepare-apis.ts';
import type { PageFacts, Reference } from '@/lib/mdx/rehype-facts.ts';
import { navbarPaths } from '@/lib/site/navbar-schema.ts';

export interface LinkCheckInput {
  model: SiteModel;
  /** Facts of a page's text by DocPage.data. */
  facts: ReadonlyMap<string, PageFacts>;
  /** Whether the site's `public/` folder holds a file; path with leading slash. */
  isPublicFile: (path: string) => boolean;
  /** Whether there is an image, beside the text or in `public/`; `source` relative to `content/`, `target` as written. */
  imageExists: (source: string, target: string) => boolean;
  /** Lines in front of a file's body. */
  bodyOffset: (source: string) => number;
  /** False while mistakes of other files leave open which pages there are: then a link to a page that is not there is not reported. */
  pathsAreSure?: boolean;
  /** Links of the descriptions of API documents, and the ids of the pages made of them. */
  api?: { links: readonly ApiLink[]; ids: ReadonlyMap<string, readonly string[]> };
}

/**
 * Checks every link, anchor and image of the site. A link or anchor that leads nowhere is an error; a Markdown file
 * link or image that is not there is a warning, and the page keeps what the writer wrote.
 */
export function checkLinks(input: LinkCheckInput): Problem[] {
  const problems = input.model.locales.flatMap((locale) => {
    const index = siteIndex(locale);
    // A page without a translation shows the default locale's text: its links are checked there.
    const pages = locale.pages.filter((page): page is DocPage => page.kind === 'doc' && page.translation !== 'missing');
    return [...pages.flatMap((page) => checkPage(input, index, page)), ...checkApi(input, index), ...checkConfig(input, index)];
  });
  return withHint(dedupe(problems));
}

function checkPage(input: LinkCheckInput, index: SiteIndex, page: DocPage): Problem[] {
  const facts = input.facts.get(page.data);
  if (!facts) return [];
  let offset: number | undefined;
  const say = (reference: Reference, severity: Problem['severity'], message: string): Problem => {
    offset ??= input.bodyOffset(page.source);
    return { file: `content/${page.source}`, line: reference.line + offset, column: reference.column, severity, message };
  };
  const links = facts.links.flatMap((link): Problem[] => {
    const found = checkTarget(input, index, page, link.target);
    return found ? [say(link, found.severity, found.message)] : [];
  });
  const images = facts.images.flatMap((image): Problem[] => {
    if (/^(https?:|data:|\/\/)/i.test(image.target)) return [];
    return input.imageExists(page.source, image.target) ? [] : [say(image, 'warning', `The image “${image.target}” is not there. Put the file beside the page, or into public/ and write its path from there.`)];
  });
  return [...links, ...images];
}

function checkApi(input: LinkCheckInput, index: SiteIndex): Problem[] {
  return (input.api?.links ?? [])
    .filter(({ locale }) => locale === index.model.locale)
    .flatMap(({ page, target, problem }): Problem[] => {
      // A text may stand on several pages: its anchors can only be those of another one.
      if (target.startsWith('#')) return [];
      const found = checkTarget(input, index, { path: page, source: `${index.model.locale}/` }, target);
      return found ? [problem(found.message, found.severity)] : [];
    });
}

type Finding = Pick<Problem, 'severity' | 'message'> | undefined;

function checkTarget(input: LinkCheckInput, index: SiteIndex, page: Pick<DocPage, 'path' | 'source'>, target: string): Finding {
  const link = resolveLink(index, page, target);
  switch (link.type) {
    case 'external':
      return undefined;
    case 'unsafe':
      return { severity: 'error', message: `“${link.href}” is not allowed: links begin with https:, http:, mailto: or tel:, or lead to a page of this site.` };
    case 'unknown':
      if (link.markdownFile) return { severity: 'warning', message: `The file “${link.path}” is not there (no page is made of it). Correct the path of the link.` };
      return input.pathsAreSure === false || input.isPublicFile(link.path) || otherLocaleHas(input.model, link.path) ? undefined : { severity: 'error', message: `The link “${target}” leads to ${link.path}, and there is no such page.` };
    case 'page':
      return checkAnchor(input, index, link.path, link.suffix, target);
  }
}

function checkAnchor(input: LinkCheckInput, index: SiteIndex, path: string, suffix: string, target: string): Finding {
  const hash = decodePath(suffix.split('#')[1] ?? '');
  if (hash === '' || hash === 'top') return undefined;
  const page = index.pageByPath.get(path);
  const ids = page?.kind === 'doc' ? input.facts.get(page.data)?.ids : (input.api?.ids.get(path) ?? []);
  if (ids === undefined || ids.includes(hash)) return undefined;
  return { severity: 'error', message: `The link “${target}” leads to #${hash}, which is not on ${path}. Headings there: ${ids.map((id) => `#${id}`).join(', ') || 'none'}.` };
}

/** A link that names its locale itself, such as /zh-tw/BSP/Overview; the default locale has no prefix. */
function otherLocaleHas(model: SiteModel, path: string): boolean {
  return model.locales.some((locale) => {
    const prefix = `/${locale.locale}`;
    if (locale.locale === model.config.defaultLocale) return false;
    if (path !== prefix && !path.startsWith(`${prefix}/`)) return false;
    return siteIndex(locale).pageByPath.has(withoutTrailingSlash(path.slice(prefix.length) || '/'));
  });
}

/** Links of the configuration: navbar, footer, home page, training page. */
function checkConfig(input: LinkCheckInput, index: SiteIndex): Problem[] {
  const { navbar, footer, home } = input.model.config;
  const places: [string, string | undefined][] = [
    ...navbarPaths(navbar.items).map((to) => ['navbar', to] as [string, string | undefined]),
    ...footer.links.map((link) => ['footer', link.to] as [string, string | undefined]),
    ...(home?.cards ?? []).flatMap((card) => card.links.map((link) => ['home', link.to] as [string, string])),
  ];
  const training = index.model.pages.flatMap((page) => (page.kind === 'training' ? page.content.tracks.flatMap((track) => track.manuals.map((manual) => manual.to)) : []));
  const check = (file: string, setting: string, to: string): Problem[] => {
    const found = checkTarget(input, index, { path: '/', source: `${index.model.locale}/` }, to);
    return found ? [{ file, severity: found.severity, message: `${setting}: ${found.message}` }] : [];
  };
  return [
    ...places.flatMap(([setting, to]) => (to === undefined ? [] : check('site.config.ts', `\`${setting}\``, to))),
    ...training.flatMap((to) => check(`content/${index.model.locale}/training.yaml`, '`manuals`', to)),
  ];
}

function dedupe(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems.filter((problem) => {
    const key = JSON.stringify(problem);
    return !seen.has(key) && seen.add(key);
  });
}

/** The same message from many files is most likely one mistake in something that they share. */
function withHint(problems: Problem[]): Problem[] {
  const files = new Map<string, Set<string>>();
  for (const { message, file } of problems) files.set(message, (files.get(message) ?? new Set()).add(file));
  return problems.map((problem) => {
    const count = files.get(problem.message)!.size;
    return count >= 5 ? { ...problem, message: `${problem.message} (on ${count} pages: was the target renamed?)` } : problem;
  });
}
