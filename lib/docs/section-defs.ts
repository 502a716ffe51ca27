import type { Problem } from '@/lib/content/problem.ts';
import { splitLocale, type SourceTree } from '@/lib/content/source-tree.ts';
import { documentName } from '@/lib/openapi/document-name.ts';
import type { LocalizedText, SiteConfig } from '@/lib/site/config-schema.ts';

/** A section version before it is filled: which folder becomes which base path. The same in every locale. */
export interface SectionDef {
  section: string;
  /** Below `content/<locale>/`. */
  folder: string;
  /** File in `openapi/` that the section is made of, instead of a folder. */
  openapi?: string;
  basePath: string;
  sidebarId: string;
  version: { name: string; label: LocalizedText; isLast: boolean };
}

/**
 * The configured sections, or, without configuration, one for each top folder of the default locale and one for each
 * OpenAPI document, at `/api/<name>`.
 */
export function sectionDefs(config: SiteConfig, tree: SourceTree): SectionDef[] {
  const sections: SectionInput[] = config.sections ?? [
    ...topFolders(config, tree).map((path) => ({ path, folder: path, olderVersions: [] })),
    ...tree.apis.map((file) => ({ path: `api/${documentName(file)}`, openapi: file, olderVersions: [] })),
  ];
  return sections.flatMap((section): SectionDef[] => {
    const sidebarId = section.sidebarId ?? `${section.path.replace(/\W+/g, '-')}Sidebar`;
    const label = section.versionLabel ?? (section.openapi === undefined ? config.versionLabel : '');
    const current = { name: 'current', label, isLast: true };
    const older = section.olderVersions.map((version) => ({
      section: section.path,
      folder: version.folder,
      basePath: `/${section.path}/${version.path || version.name}`,
      sidebarId,
      version: { name: version.name, label: version.label, isLast: false },
    }));
    const folder = section.openapi === undefined ? (section.folder ?? section.path) : '';
    return [{ section: section.path, folder, openapi: section.openapi, basePath: `/${section.path}`, sidebarId, version: current }, ...older];
  });
}

type SectionInput = Pick<NonNullable<SiteConfig['sections']>[number], 'path' | 'olderVersions'> & Partial<NonNullable<SiteConfig['sections']>[number]>;

/** Names every OpenAPI document that no section is made of. */
export function unusedDocuments(defs: readonly SectionDef[], tree: SourceTree): Problem[] {
  return tree.apis
    .filter((file) => !defs.some((def) => def.openapi === file))
    .map((file) => ({ file: `openapi/${file}`, severity: 'warning', message: `belongs to no section and is left out. Add \`{ path: 'api/${documentName(file)}', openapi: '${file}' }\` to \`sections\` in site.config.ts.` }));
}

function topFolders(config: SiteConfig, tree: SourceTree): string[] {
  const folders = tree.documents
    .map((document) => splitLocale(document.file))
    .filter(({ locale, path }) => locale === config.defaultLocale && path.includes('/'))
    .map(({ path }) => path.slice(0, path.indexOf('/')));
  return [...new Set(folders)];
}

/** Finds the section version whose folder holds a path below the locale folder; the deepest folder wins. */
export function ownerOf<T extends { folder: string }>(defs: readonly T[], path: string): T | undefined {
  return defs.filter((def) => path.startsWith(`${def.folder}/`)).sort((a, b) => b.folder.length - a.folder.length)[0];
}

/** Names every document that lies in no section: it would otherwise be left out without a word. */
export function orphanProblems(defs: readonly SectionDef[], tree: SourceTree): Problem[] {
  return tree.documents
    .filter((document) => !ownerOf(defs, splitLocale(document.file).path))
    .map((document) => ({
      file: `content/${document.file}`,
      severity: 'error',
      message: 'belongs to no section. Move it into the folder of one, or add its folder to `sections` in site.config.ts.',
    }));
}
