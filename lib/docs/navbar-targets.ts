import type { ActiveRule, NavbarLink, VersionedTarget } from './navbar-types.ts';
import { readingOrder, visibleItems } from './sidebar.ts';
import type { DocPage, Page, SectionVersion } from './types.ts';
import type { DocsSection } from './versions.ts';

interface Texts {
  label?: string;
  description?: string;
}

/**
 * The link to a document, in whatever version the reader uses. Undefined when it is only a draft.
 * @throws Error naming the documents there are, or the sections to choose from
 */
export function docTarget(
  sections: readonly DocsSection[],
  pages: readonly Page[],
  docId: string,
  sectionPath: string | undefined,
  texts: Texts,
): NavbarLink | undefined {
  const docs = pages.filter((page): page is DocPage => page.kind === 'doc');
  const inRoot = (root: SectionVersion) => docs.filter((page) => page.root === root.key);
  const all = sectionPath === undefined ? sections : [oneSection(sections, sectionPath)];
  const owners = all.filter(({ versions }) =>
    versions.some(
      (root) => root.draftIds.includes(docId) || inRoot(root).some((page) => page.docId === docId),
    ),
  );
  if (owners.length === 0)
    throw new Error(
      `There is no document "${docId}"${sectionPath === undefined ? '' : ` in the section "${sectionPath}"`}. Documents: ${[...new Set(all.flatMap(({ versions }) => versions.flatMap(inRoot)).map((page) => page.docId))].join(', ')}.`,
    );
  const section = only(owners, `The document "${docId}"`);
  const found = section.versions.map((root) => inRoot(root).find((page) => page.docId === docId));
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
 * The link to the first page of a sidebar, in whatever version the reader uses.
 * @throws Error naming the sidebars there are, or that the sidebar has nothing to link to
 */
export function sidebarTarget(
  sections: readonly DocsSection[],
  sidebarId: string,
  sectionPath: string | undefined,
  texts: Texts,
): NavbarLink {
  const all = sectionPath === undefined ? sections : [oneSection(sections, sectionPath)];
  const owners = all.filter(({ latest }) => latest.sidebarId === sidebarId);
  if (owners.length === 0)
    throw new Error(
      `There is no sidebar "${sidebarId}". Sidebars: ${all.map(({ latest }) => latest.sidebarId).join(', ')}.`,
    );
  const section = only(owners, `The sidebar "${sidebarId}"`);
  const firsts = section.versions.map((root) => readingOrder(visibleItems(root.sidebar))[0]);
  const first = firsts[section.versions.indexOf(section.latest)];
  if (!first)
    throw new Error(
      `The sidebar "${sidebarId}" has nothing to link to: no page is listed in it. Add a page to content/…/${section.latest.folder}, or remove the item.`,
    );
  return {
    type: 'link',
    label: texts.label ?? first.label,
    description: texts.description,
    path: first.path,
    active: inSection(section, sections),
    versions: versioned(
      section,
      firsts.map((item) => item?.path ?? null),
    ),
  };
}

/**
 * The section of that path; without one, the only section there is.
 * @throws Error naming the sections
 */
export function oneSection(
  sections: readonly DocsSection[],
  path: string | undefined,
): DocsSection {
  const names = sections.map((section) => `"${section.path}"`).join(', ');
  if (path === undefined && sections.length === 1) return sections[0]!;
  const found = sections.find((section) => section.path === path);
  if (!found)
    throw new Error(
      path === undefined
        ? `Say with \`section\` which one is meant: ${names}.`
        : `There is no section "${path}". Sections: ${names}.`,
    );
  return found;
}

function only(owners: readonly DocsSection[], what: string): DocsSection {
  if (owners.length > 1)
    throw new Error(
      `${what} is in several sections: ${owners.map(({ path }) => `"${path}"`).join(', ')}. Say with \`section\` which one is meant.`,
    );
  return owners[0]!;
}

/**
 * A link to a section's landing page or to the main page of one of its versions stands for the whole section. Undefined
 * for every other path.
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
      .filter((other) => other.path.startsWith(`${path}/`))
      .map((other) => `/${other.path}`),
  },
});

const versioned = (section: DocsSection, paths: (string | null)[]): VersionedTarget | undefined =>
  section.versions.length > 1 ? { section: section.id, paths } : undefined;
