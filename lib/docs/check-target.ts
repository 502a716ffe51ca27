import type { Problem } from '@/lib/content/problem.ts';
import { nearFile, nearHeading, nearPage } from './near-targets.ts';
import { resolveLink } from './resolve-link.ts';
import { siteIndex, type SiteIndex } from './site-index.ts';
import type { DocPage, SiteModel } from './types.ts';
import { isBelowAny, withoutTrailingSlash } from './urls.ts';
import { decoded } from '@/lib/text/decoded.ts';
import { isAtOrBelow } from '@/lib/text/is-at-or-below.ts';

/** The setting that decides what a broken link does. */
type Setting = 'onBrokenLinks' | 'onBrokenAnchors' | 'onBrokenMarkdownLinks';

/** A mistake in a link or an image, without its place. */
export interface Finding extends Pick<Problem, 'severity' | 'message'> {
  /** The setting says `log`: one line for all such links. */
  logged?: Setting;
}

export interface TargetFacts {
  model: SiteModel;
  /** The anchors of a page; undefined when they are not known. */
  idsOf: (path: string) => readonly string[] | undefined;
  /** Whether the site's `public/` folder holds a file; path with leading slash. */
  isPublicFile: (path: string) => boolean;
  /**
   * Base paths of sections in which files with errors may hide pages. Links to unknown pages there
   * are not reported.
   */
  unsureBelow?: readonly string[];
}

function broken(facts: TargetFacts, setting: Setting, message: string): Finding | undefined {
  switch (facts.model.config[setting]) {
    case 'throw':
      return { severity: 'error', message };
    case 'warn':
      return { severity: 'warning', message };
    case 'log':
      return { severity: 'warning', message, logged: setting };
    case 'ignore':
      return undefined;
  }
}

/** Whether an image is on another host, or something else that no file of the site can be. */
export const isForeignImage = (target: string): boolean =>
  /^(https?:|data:|pathname:|\/\/)/i.test(target);

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
    case 'file':
      return undefined;
    case 'unsafe':
      return {
        severity: 'error',
        message: `“${link.href}” is not allowed: links begin with https:, http:, mailto: or tel:, or lead to a page of this site.`,
      };
    case 'unknown':
      if (link.markdownFile)
        return broken(
          facts,
          'onBrokenMarkdownLinks',
          `The file “${link.path}” is not there (no page is made of it).${nearFile(index, link.path, page.source)} Correct the path of the link.`,
        );
      if (
        isBelowAny(link.path, facts.unsureBelow ?? []) ||
        facts.isPublicFile(link.path) ||
        isBelowAny(link.path, facts.model.config.externalPaths) ||
        otherLocaleHas(facts.model, link.path)
      )
        return undefined;
      return broken(
        facts,
        'onBrokenLinks',
        `The link “${target}” leads to ${link.path}, and there is no such page.${nearPage(index, link.path)}`,
      );
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
  const hash = decoded(suffix.split('#')[1] ?? '');
  if (hash === '' || hash === 'top') return undefined;
  const ids = facts.idsOf(path);
  if (ids === undefined || ids.includes(hash)) return undefined;
  return broken(
    facts,
    'onBrokenAnchors',
    `The link “${target}” leads to #${hash}, which is not on ${path}.${nearHeading(hash, ids)}`,
  );
}

/**
 * Whether a path with the prefix of a locale, such as /zh-tw/BSP/Overview, is a page. The default
 * locale has no prefix.
 */
function otherLocaleHas(model: SiteModel, path: string): boolean {
  return model.locales.some((locale) => {
    const prefix = `/${locale.locale}`;
    if (locale.locale === model.config.defaultLocale) return false;
    if (!isAtOrBelow(path, prefix)) return false;
    return siteIndex(locale).pageByPath.has(withoutTrailingSlash(path.slice(prefix.length) || '/'));
  });
}
