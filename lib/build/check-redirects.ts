import type { Problem } from '@/lib/content/problem.ts';
import { findRedirects, type LeftOut, type Redirect } from '@/lib/docs/redirects.ts';
import type { SiteModel } from '@/lib/docs/types.ts';
import { printPath } from '@/lib/docs/urls.ts';
import { isAtOrBelow } from '@/lib/text/is-at-or-below.ts';

export interface RedirectCheckInput {
  model: SiteModel;
  /** Whether `public/` contains a file; path with a leading slash. */
  isPublicFile: (path: string) => boolean;
  /** Line of `redirect_from` in a file, relative to `content/`. */
  lineOf: (source: string) => number | undefined;
}

const WHY_LEFT_OUT: Record<LeftOut['why'], string> = {
  'start page':
    'is the start page of a section, so this redirect is left out. Remove the entry, or give a page of the section `slug: /`.',
  page: 'is a page of the site, so this redirect is left out. Remove the entry, or move that page away.',
  second: 'leads to another page already, so this redirect is left out. Remove one of the two.',
};

/**
 * Invalid redirects: from an existing page or file, from a path that two pages claim, or from a
 * locale's prefix.
 */
export function checkRedirects({ model, isPublicFile, lineOf }: RedirectCheckInput): Problem[] {
  const pages = new Set(model.locales.flatMap(({ pages }) => pages.map((page) => page.path)));
  const prints = new Set(
    model.locales.flatMap(({ sectionVersions }) =>
      sectionVersions.map(({ basePath }) => printPath(basePath)),
    ),
  );
  const others = model.config.locales.map(({ code }) => `/${code}`);
  const claimed = new Map<string, Redirect>();
  const { redirects, leftOut } = findRedirects(model);
  const isSilent = model.config.onDuplicateRoutes === 'ignore';
  const warnings = leftOut
    .filter(({ why }) => why === 'start page' || !isSilent)
    .map(({ from, why }): Problem => ({
      file: 'site.config.ts',
      severity: 'warning',
      message: `\`redirects\`: ${from} ${WHY_LEFT_OUT[why]}`,
    }));
  const wrong = redirects.flatMap((redirect): Problem[] => {
    const { from, to, source, outside } = redirect;
    const say = (message: string): Problem[] => [
      {
        ...(source === undefined
          ? { file: 'site.config.ts' }
          : { file: `content/${source}`, line: lineOf(source) }),
        severity: 'error',
        message: `${source === undefined ? '`redirects`' : 'Front matter `redirect_from`'}: ${message}`,
      },
    ];
    if (from.split('/').includes('..'))
      return say(`${from} leads out of a folder with “..”. Write the path that it stands for.`);
    const other = claimed.get(from);
    claimed.set(from, redirect);
    const prefix = others.find((code) => isAtOrBelow(from, code));
    if (prefix)
      return say(
        `${from} begins with a locale. Write ${from.slice(prefix.length) || 'the path'} alone: a redirect holds in every locale.`,
      );
    if (pages.has(from) || prints.has(from))
      return say(`${from} is a page of the site. Remove the entry, or move that page away.`);
    if (source === undefined && !outside && !pages.has(to))
      return say(`${from} leads to ${to}, and there is no such page. Correct the path.`);
    if (isPublicFile(from))
      return say(`${from} is a file of public/. Remove the entry, or that file.`);
    if (other)
      return say(
        `${from} leads to ${other.source === source ? 'this page already' : `${other.to} already (${other.source === undefined ? 'site.config.ts' : `content/${other.source}`})`}. Remove one of the two.`,
      );
    return [];
  });
  return [...warnings, ...wrong];
}
