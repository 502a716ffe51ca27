import type { Problem } from '@/lib/content/problem.ts';
import { splitLocale, type SourceTree } from '@/lib/content/source-tree.ts';
import { documentName } from '@/lib/openapi/document-name.ts';
import type { LocalizedText, SiteConfig } from '@/lib/site/config-schema.ts';
import type { VersionInfo } from './types.ts';

/** A section version before it is filled: which folder becomes which base path. The same in every locale. */
export interface SectionDef {
  section: string;
  /** Below `content/<locale>/`. */
  folder: string;
  /** File in `openapi/` that the section is made of, instead of a folder. */
  openapi?: string;
  /** See `strict` of the section. */
  strict?: boolean;
  basePath: string;
  sidebarId: string;
  version: Omit<VersionInfo, 'label'> & { label: LocalizedText };
}

type Section = NonNullable<SiteConfig['sections']>[number];

/**
 * The configured sections, or, without configuration, one for each top folder of the default locale and one for each
 * OpenAPI document, at `/api/<name>`.
 */
export function sectionDefs(config: SiteConfig, tree: SourceTree): SectionDef[] {
  const plain = {
    current: { noIndex: false },
    olderVersions: [],
    listed: true,
    onHome: true,
    strict: false,
  };
  const sections = config.sections ?? [
    ...topFolders(config, tree).map((path): Section => ({ path, ...plain })),
    ...tree.apis.map((file): Section => ({
      path: `api/${documentName(file)}`,
      openapi: file,
      ...plain,
    })),
  ];
  return sections.flatMap((section) => versionsOf(section, config));
}

/** The versions of a section from the newest to the oldest. The latest is the one that readers should use, not always the newest. */
function versionsOf(section: Section, config: SiteConfig): SectionDef[] {
  const { openapi } = section;
  const sidebarId = section.sidebarId ?? `${section.path.replace(/\W+/g, '-')}Sidebar`;
  // An API reference has no folder, and says its version itself.
  const current = {
    ...section.current,
    name: 'current',
    label: section.versionLabel ?? (openapi === undefined ? config.versionLabel : ''),
    folder: openapi === undefined ? (section.folder ?? section.path) : '',
  };
  const versions = [current, ...section.olderVersions];
  const last = versions.findIndex(({ name }) => name === (section.lastVersion ?? current.name));
  return versions.map(
    ({ name, label, folder, path, banner, badge, noIndex }, index): SectionDef => {
      const segment = path ?? (index === last ? '' : name === current.name ? 'next' : name);
      const byAge = index < last ? 'unreleased' : index > last ? 'unmaintained' : 'none';
      const shown = banner ?? byAge;
      return {
        section: section.path,
        folder,
        openapi: index === 0 ? openapi : undefined,
        strict: openapi === undefined ? undefined : section.strict,
        basePath: segment === '' ? `/${section.path}` : `/${section.path}/${segment}`,
        sidebarId,
        version: {
          name,
          label,
          isLast: index === last,
          banner: shown === 'none' ? undefined : shown,
          badge: (badge ?? versions.length > 1) || undefined,
          noIndex: noIndex || !section.listed || undefined,
          ...(section.listed ? {} : { unlisted: true }),
        },
      };
    },
  );
}

/** Names every OpenAPI document that no section is made of. */
export function unusedDocuments(defs: readonly SectionDef[], tree: SourceTree): Problem[] {
  return tree.apis
    .filter((file) => !defs.some((def) => def.openapi === file))
    .map((file) => ({
      file: `openapi/${file}`,
      severity: 'warning',
      message: `belongs to no section and is left out. Add \`{ path: 'api/${documentName(file)}', openapi: '${file}' }\` to \`sections\` in site.config.ts.`,
    }));
}

function topFolders(config: SiteConfig, tree: SourceTree): string[] {
  const folders = tree.documents
    .map((document) => splitLocale(document.file))
    .filter(({ locale, path }) => locale === config.defaultLocale && path.includes('/'))
    .map(({ path }) => path.slice(0, path.indexOf('/')));
  return [...new Set(folders)];
}

/** Finds the section version whose folder holds a path below the locale folder; the deepest folder wins. */
export function ownerOf<T extends { folder: string }>(
  defs: readonly T[],
  path: string,
): T | undefined {
  return defs
    .filter((def) => path.startsWith(`${def.folder}/`))
    .sort((a, b) => b.folder.length - a.folder.length)[0];
}

/** Names every section whose path begins like a language: `/zh-tw/…` can only be one of the two. */
export function localePathProblems(
  config: Pick<SiteConfig, 'locales' | 'sections'>,
  defs: readonly SectionDef[],
): Problem[] {
  const codes = new Set(config.locales.map(({ code }) => code));
  const clashing = new Set(
    defs.map(({ section }) => section).filter((section) => codes.has(section.split('/')[0]!)),
  );
  return [...clashing].map((section) => ({
    file: config.sections ? 'site.config.ts' : `content/${config.locales[0]!.code}/${section}`,
    severity: 'error',
    message: `The path of the section "${section}" begins like the paths of a language. Rename the section${config.sections ? ' (`sections`: `path`)' : ''}, or the language (\`locales\`: \`code\`).`,
  }));
}

/** Names every document that lies in no section: it would otherwise be left out without a word. */
export function orphanProblems(defs: readonly SectionDef[], tree: SourceTree): Problem[] {
  return tree.documents
    .filter((document) => !ownerOf(defs, splitLocale(document.file).path))
    .map((document) => ({
      file: `content/${document.file}`,
      severity: 'error',
      message:
        'belongs to no section. Move it into the folder of one, or add its folder to `sections` in site.config.ts.',
    }));
}
