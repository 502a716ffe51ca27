import type { Problem } from '@/lib/content/problem.ts';
import { resolveLink } from './resolve-link.ts';
import { siteIndex, type SiteIndex } from './site-index.ts';
import type { DocPage, SiteModel } from './types.ts';
import { decodePath, withoutTrailingSlash } from './urls.ts';

/** A mistake in a link or an image, without its place. */
export type Finding = Pick<Problem, 'severity' | 'message'>;

export interface TargetFacts {
  model: SiteModel;
  /** The anchors of a page; undefined when they are not known. */
  idsOf: (path: string) => readonly string[] | undefined;
  /** Whether the site's `public/` folder holds a file; path with leading slash. */
  isPublicFile: (path: string) => boolean;
  /** False when files with errors may hide pages. Links to unknown pages are then not reported. */
  pathsAreSure?: boolean;
}

const missingFile = (path: string): Finding => ({
  severity: 'warning',
  message: `The file “${path}” is not there (no page is made of it). Correct the path of the link.`,
});

export const missingImage = (target: string): Finding => ({
  severity: 'warning',
  message: `The image “${target}” is not there. Put the file beside the page, or into public/ and write its path from there.`,
});

/** Checks the target of a link as written on a page; undefined when it exists. */
export function checkTarget(
  facts: TargetFacts,
  index: SiteIndex,
  page: Pick<DocPage, 'path' | 'source'>,
  target: string,
): Finding | undefined {
  const link = resolveLink(index, page, target);
  switch (link.type) {
    case 'external':
      return undefined;
    case 'unsafe':
      return {
        severity: 'error',
        message: `“${link.href}” is not allowed: links begin with https:, http:, mailto: or tel:, or lead to a page of this site.`,
      };
    case 'unknown':
      if (link.markdownFile) return missingFile(link.path);
      if (
        facts.pathsAreSure === false ||
        facts.isPublicFile(link.path) ||
        otherLocaleHas(facts.model, link.path)
      )
        return undefined;
      return {
        severity: 'error',
        message: `The link “${target}” leads to ${link.path}, and there is no such page.`,
      };
    case 'page':
      return checkAnchor(facts, link.path, link.suffix, target);
  }
}

function checkAnchor(
  facts: TargetFacts,
  path: string,
  suffix: string,
  target: string,
): Finding | undefined {
  const hash = decodePath(suffix.split('#')[1] ?? '');
  if (hash === '' || hash === 'top') return undefined;
  const ids = facts.idsOf(path);
  if (ids === undefined || ids.includes(hash)) return undefined;
  return {
    severity: 'error',
    message: `The link “${target}” leads to #${hash}, which is not on ${path}. Headings there: ${ids.map((id) => `#${id}`).join(', ') || 'none'}.`,
  };
}

/** Whether a path with the prefix of a locale, such as /zh-tw/BSP/Overview, is a page. The default locale has no prefix. */
function otherLocaleHas(model: SiteModel, path: string): boolean {
  return model.locales.some((locale) => {
    const prefix = `/${locale.locale}`;
    if (locale.locale === model.config.defaultLocale) return false;
    if (path !== prefix && !path.startsWith(`${prefix}/`)) return false;
    return siteIndex(locale).pageByPath.has(withoutTrailingSlash(path.slice(prefix.length) || '/'));
  });
}
