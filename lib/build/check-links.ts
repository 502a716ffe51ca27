import { distinct, type Problem } from '@/lib/content/problem.ts';
import {
  checkTarget,
  isForeignImage,
  missingImage,
  type Finding,
  type TargetFacts,
} from '@/lib/docs/check-target.ts';
import { isFileLink } from '@/lib/docs/file-link.ts';
import { siteIndex, type SiteIndex } from '@/lib/docs/site-index.ts';
import type { DocPage, SiteModel } from '@/lib/docs/types.ts';
import { inOneLine, type LinkProblem } from './logged-links.ts';
import type { ApiLink } from './prepare-apis.ts';
import { sidebarFileLinks } from './sidebar-links.ts';
import type { PageFacts, Reference } from '@/lib/mdx/rehype-facts.ts';
import { footerItems } from '@/lib/site/footer-schema.ts';
import { navbarPaths } from '@/lib/site/navbar-schema.ts';

export interface LinkCheckInput {
  model: SiteModel;
  /** Facts about a page's text, by DocPage.data. */
  facts: ReadonlyMap<string, PageFacts>;
  /** Whether `public/` contains a file; path with a leading slash. */
  isPublicFile: (path: string) => boolean;
  /**
   * Whether an image, or a file that a link names, exists beside the text or in `public/`. `source`
   * is relative to `content/`, `target` as written.
   */
  imageExists: (source: string, target: string) => boolean;
  /** Number of lines before a file's body. */
  bodyOffset: (source: string) => number;
  /** See TargetFacts. */
  unsureBelow?: readonly string[];
  /** Links in the descriptions of API documents, and the ids on API pages by path. */
  api?: { links: readonly ApiLink[]; ids: ReadonlyMap<string, readonly string[]> };
}

/**
 * Checks every link, anchor, and image of the site. Settings (`onBrokenLinks` …) say what a broken
 * link is. A missing image is a warning. The page shows the text of a link to a missing Markdown
 * file without the link, and a missing image as written.
 */
export function checkLinks(input: LinkCheckInput): Problem[] {
  const problems = input.model.locales.flatMap((locale) => {
    const index = siteIndex(locale);
    // A page without a translation shows the default locale's text, which is checked there.
    const pages = locale.pages.filter(
      (page): page is DocPage => page.kind === 'doc' && page.translation !== 'missing',
    );
    return [
      ...pages.flatMap((page) => checkPage(input, index, page)),
      ...checkApi(input, index),
      ...checkConfig(input, index),
    ];
  });
  return withHint(inOneLine(distinct(problems)));
}

function checkPage(input: LinkCheckInput, index: SiteIndex, page: DocPage): LinkProblem[] {
  const facts = input.facts.get(page.data);
  if (!facts) return [];
  let offset: number | undefined;
  const say = (reference: Reference, finding: Finding): LinkProblem => {
    offset ??= input.bodyOffset(page.source);
    return {
      file: `content/${page.source}`,
      line: reference.line + offset,
      column: reference.column,
      ...finding,
    };
  };
  const links = facts.links.flatMap((link): LinkProblem[] => {
    if (isFileLink(link.target) && input.imageExists(page.source, link.target)) return [];
    const found = checkTarget(targetFacts(input, index), index, page, link.target);
    return found ? [say(link, found)] : [];
  });
  const images = facts.images.flatMap((image): LinkProblem[] => {
    if (isForeignImage(image.target) || input.imageExists(page.source, image.target)) return [];
    return [say(image, missingImage(image.target))];
  });
  return [...links, ...images];
}

function checkApi(input: LinkCheckInput, index: SiteIndex): LinkProblem[] {
  const links = (input.api?.links ?? []).filter(({ locale }) => locale === index.model.locale);
  const own = links
    .filter(({ foreign }) => foreign === undefined)
    .flatMap(({ page, target, problem }): LinkProblem[] => {
      // A description can be on several pages, so its anchors cannot be checked.
      if (target.startsWith('#')) return [];
      const found = checkTarget(
        targetFacts(input, index),
        index,
        { path: page, source: `${index.model.locale}/` },
        target,
      );
      return found ? [{ ...problem(found.message, found.severity), logged: found.logged }] : [];
    });
  return [...own, ...shownAsText(links)];
}

/** One warning for each document that is not strict and has links that lead nowhere. */
function shownAsText(links: readonly ApiLink[]): Problem[] {
  const lost = links.filter(({ foreign }) => foreign?.isText);
  const documents = [...new Set(lost.map(({ foreign }) => foreign?.document))];
  return documents.flatMap((document): Problem[] => {
    const [first, ...others] = lost.filter(({ foreign }) => foreign?.document === document);
    if (!first) return [];
    const said =
      others.length === 0
        ? `The link “${first.target}” of this document leads nowhere here and is shown as text. Correct it`
        : `The link “${first.target}” and ${others.length} more of this document lead nowhere here and are shown as text. Correct them`;
    return [
      first.problem(
        `${said}, or give \`externalDocs.url\` so that relative links lead to the vendor's site.`,
        'warning',
      ),
    ];
  });
}

function targetFacts(input: LinkCheckInput, index: SiteIndex): TargetFacts {
  const idsOf = (path: string) => {
    const page = index.pageByPath.get(path);
    return page?.kind === 'doc'
      ? input.facts.get(page.data)?.ids
      : (input.api?.ids.get(path) ?? []);
  };
  return {
    model: input.model,
    idsOf,
    isPublicFile: input.isPublicFile,
    unsureBelow: input.unsureBelow,
  };
}

/** Links of the configuration: navbar, footer, home page, training page, sidebars files. */
function checkConfig(input: LinkCheckInput, index: SiteIndex): LinkProblem[] {
  const { navbar, footer, home, brand } = input.model.config;
  const places = [
    ...navbarPaths(navbar.items).map((to) => ({ setting: 'navbar', to })),
    { setting: 'logo', to: brand.logo?.to },
    ...footerItems(footer).map(({ to }) => ({ setting: 'footer', to })),
    { setting: 'footer.logo', to: footer.logo?.to },
    ...(home?.cards ?? []).flatMap(({ links }) => links.map(({ to }) => ({ setting: 'home', to }))),
  ];
  const training = index.model.pages.flatMap((page) =>
    page.kind === 'training'
      ? page.content.tracks.flatMap((track) => track.manuals.map((manual) => manual.to))
      : [],
  );
  const check = (file: string, setting: string, to: string): LinkProblem[] => {
    const found = checkTarget(
      targetFacts(input, index),
      index,
      { path: '/', source: `${index.model.locale}/` },
      to,
    );
    return found ? [{ file, written: to, ...found, message: `${setting}: ${found.message}` }] : [];
  };
  return [
    ...places.flatMap(({ setting, to }) =>
      to === undefined ? [] : check('site.config.ts', `\`${setting}\``, to),
    ),
    ...training.flatMap((to) =>
      check(`content/${index.model.locale}/training.yaml`, '`manuals`', to),
    ),
    ...sidebarFileLinks(input.model.config).flatMap(({ file, sidebar, to }) =>
      check(file, `The sidebar "${sidebar}"`, to),
    ),
  ];
}

/** The same message from many files probably has one cause. */
function withHint(problems: Problem[]): Problem[] {
  const files = new Map<string, Set<string>>();
  for (const { message, file } of problems)
    files.set(message, (files.get(message) ?? new Set()).add(file));
  return problems.map((problem) => {
    const count = files.get(problem.message)?.size ?? 0;
    return count >= 5
      ? { ...problem, message: `${problem.message} (on ${count} pages: was the target renamed?)` }
      : problem;
  });
}
