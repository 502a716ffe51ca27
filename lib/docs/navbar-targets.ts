import { escapeRegExp } from '@/lib/text/escape-reg-exp.ts';
import { NavbarMistake, only, oneSection } from './navbar-section.ts';
import { nearDocument } from './near-targets.ts';
import type { ActiveRule, NavbarLink, VersionedTarget } from './navbar-types.ts';
import { readingOrder, visibleItems } from './sidebar.ts';
import type { SidebarItem } from './sidebar-types.ts';
import type { DocPage, Page, SectionVersion } from './types.ts';
import { joinPath } from './urls.ts';
import type { DocsSection } from './versions.ts';

interface Texts {
  label?: string;
  description?: string;
}

/**
 * The link to a document, in each version that has it. Undefined when it is only a draft.
 * @throws Error with the known documents, or with the sections to choose from
 */
export function docTarget(
  sections: readonly DocsSection[],
  pages: readonly Page[],
  docId: string,
  sectionPath: string | undefined,
  texts: Texts,
): NavbarLink | undefined {
  const docs = pages.filter((page): page is DocPage => page.kind === 'doc');
  const docsOf = (sectionVersion: SectionVersion) =>
    docs.filter((page) => page.sectionVersionKey === sectionVersion.key);
  const all = sectionPath === undefined ? sections : [oneSection(sections, sectionPath)];
  const owners = all.filter(({ versions }) =>
    versions.some(
      (sectionVersion) =>
        sectionVersion.draftIds.includes(docId) ||
        docsOf(sectionVersion).some((page) => page.docId === docId),
    ),
  );
  const at = { key: 'docId', written: docId };
  const section = only(owners, `The document "${docId}"`, at);
  if (!section)
    throw new NavbarMistake(
      `There is no document "${docId}"${sectionPath === undefined ? '' : ` in the section "${sectionPath}"`}.${nearDocument(docId, [...new Set(all.flatMap(({ versions }) => versions.flatMap(docsOf)).map((page) => page.docId))])}`,
      at,
    );
  const found = section.versions.map((sectionVersion) =>
    docsOf(sectionVersion).find((page) => page.docId === docId),
  );
  const shown = found[section.versions.indexOf(section.latest)] ?? found.find(Boolean);
  if (!shown) return undefined;
  return {
    type: 'link',
    label: texts.label ?? docId,
    description: texts.description,
    path: shown.path,
    active: inSection(section, sections),
    versions: versioned(
      section,
      found.map((page) => page?.path ?? null),
    ),
    unlisted: shown.frontMatter.unlisted || undefined,
  };
}

/**
 * The link to the first page of a sidebar, in each version of its section.
 * @throws Error with the known sidebars, or when the sidebar lists no page
 */
export function sidebarTarget(
  sections: readonly DocsSection[],
  sidebarId: string,
  sectionPath: string | undefined,
  texts: Texts,
): NavbarLink {
  const all = sectionPath === undefined ? sections : [oneSection(sections, sectionPath)];
  const owners = all.filter(({ versions }) => versions.flatMap(sidebarIds).includes(sidebarId));
  const at = { key: 'sidebarId', written: sidebarId };
  const section = only(owners, `The sidebar "${sidebarId}"`, at);
  if (!section)
    throw new NavbarMistake(
      `There is no sidebar "${sidebarId}". Sidebars: ${[...new Set(all.flatMap(({ versions }) => versions.flatMap(sidebarIds)))].join(', ')}.`,
      at,
    );
  const firsts = section.versions.map(
    (sectionVersion) => readingOrder(visibleItems(itemsOf(sectionVersion, sidebarId)))[0],
  );
  const first = firsts[section.versions.indexOf(section.latest)] ?? firsts.find(Boolean);
  if (!first)
    throw new NavbarMistake(
      `The sidebar "${sidebarId}" has nothing to link to: no page is listed in it. Add a page to content/…/${section.latest.folder}, or remove the item.`,
      at,
    );
  return {
    type: 'link',
    label: texts.label ?? first.label,
    description: texts.description,
    path: first.path,
    active: ofSidebar(section, sidebarId) ?? inSection(section, sections),
    versions: versioned(
      section,
      firsts.map((item) => item?.path ?? null),
    ),
  };
}

/**
 * Of several sidebars, each has its pages in folders of its own: a link to it is active there, and
 * on pages that only it lists. Undefined for the only sidebar of a section.
 */
function ofSidebar({ versions }: DocsSection, sidebarId: string): ActiveRule | undefined {
  if (!versions.some(({ sidebars = [] }) => sidebars.length > 1)) return undefined;
  const own = versions.flatMap((sectionVersion) => {
    const placesOf = (items: readonly SidebarItem[]) =>
      readingOrder(items).map(({ path }) => placeOf(sectionVersion.basePath, path));
    const others = new Set(
      sectionVersion.sidebars
        ?.filter(({ id }) => id !== sidebarId)
        .flatMap(({ items }) => placesOf(items)),
    );
    return placesOf(itemsOf(sectionVersion, sidebarId)).filter((place) => !others.has(place));
  });
  return own.length === 0 ? undefined : { regex: `^(?:${[...new Set(own)].join('|')})$` };
}

/**
 * A pattern for the folder of a section that a page is in, or for a page at the top of the section.
 */
function placeOf(basePath: string, path: string): string {
  const [first = '', ...rest] = path.slice(basePath === '/' ? 1 : basePath.length + 1).split('/');
  const place = rest.length === 0 ? path : joinPath(basePath, first);
  return escapeRegExp(place) + (rest.length === 0 ? '' : '(?:/.*)?');
}

const sidebarIds = ({ sidebars, sidebarId }: SectionVersion): string[] =>
  sidebars?.map(({ id }) => id) ?? [sidebarId];

const itemsOf = (
  { sidebar, sidebars }: SectionVersion,
  sidebarId: string,
): readonly SidebarItem[] =>
  sidebars ? (sidebars.find(({ id }) => id === sidebarId)?.items ?? []) : sidebar;

/**
 * A link to the base path of a section, or to the base path or main page of one of its versions, is
 * active in the whole section. Undefined for every other path.
 */
export function sectionRule(
  sections: readonly DocsSection[],
  path: string,
): ActiveRule | undefined {
  const section = sections.find(
    ({ path: own, versions }) =>
      path === `/${own}` ||
      versions.some(({ basePath, mainPath }) => path === basePath || path === mainPath),
  );
  return section && inSection(section, sections);
}

const inSection = ({ path }: DocsSection, sections: readonly DocsSection[]): ActiveRule => ({
  section: {
    path: `/${path}`,
    except: sections
      .filter((other) => other.path !== path && (path === '' || other.path.startsWith(`${path}/`)))
      .map((other) => `/${other.path}`),
  },
});

const versioned = (section: DocsSection, paths: (string | null)[]): VersionedTarget | undefined =>
  section.versions.length > 1 ? { section: section.id, paths } : undefined;
