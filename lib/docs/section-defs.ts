import type { Problem } from '@/lib/content/problem.ts';
import { splitLocale, type SourceTree } from '@/lib/content/source-tree.ts';
import { documentName } from '@/lib/openapi/document-name.ts';
import type { LocalizedText, SiteConfig } from '@/lib/site/config-schema.ts';
import { sectionSchema } from '@/lib/site/section-schema.ts';
import type { SidebarSpecs } from '@/lib/site/sidebars-schema.ts';
import { firstSegment, type NumberPrefixes } from './slugs.ts';
import { joinPath } from './urls.ts';
import type { VersionInfo } from './version-info.ts';

/**
 * The definition of a section version: which folder becomes which base path. The same in every
 * locale.
 */
export interface SectionDef {
  section: string;
  /** Folder below `content/<locale>/`; empty for an API reference. */
  folder: string;
  /** File in `openapi/` that the section is generated from, instead of a folder. */
  openapi?: string;
  /** See `strict` of the section. */
  strict?: boolean;
  /** See `models` of the section. */
  models?: boolean;
  basePath: string;
  sidebarId: string;
  /** Name of the section; default: that of its category file. */
  label?: LocalizedText;
  /** The sidebars of its sidebars file; without one, the folders are the sidebar. */
  sidebars?: SidebarSpecs;
  /** See `tagsPath` of the section. */
  tagsPath?: string;
  /** See `numberPrefixes` of the section. */
  numberPrefixes?: NumberPrefixes;
  /** See `inheritTexts` of the section. */
  inheritTexts?: boolean;
  version: Omit<VersionInfo, 'label'> & { label: LocalizedText };
}

type Section = NonNullable<SiteConfig['sections']>[number];

/**
 * The configured sections. Without any: one for each top folder of the default locale, and one at
 * `/api/<name>` for each OpenAPI document.
 */
export function sectionDefs(config: SiteConfig, tree: SourceTree): SectionDef[] {
  const sections = config.sections ?? [
    ...topFolders(config, tree).map((path) => sectionSchema.parse({ path })),
    ...tree.apis.map((file) =>
      sectionSchema.parse({ path: `api/${documentName(file)}`, openapi: file }),
    ),
  ];
  return sections.flatMap((section) => versionsOf(section, config));
}

/**
 * The versions of a section, newest first. The last version is the one that readers should use: not
 * always the newest.
 */
function versionsOf(section: Section, config: SiteConfig): SectionDef[] {
  const { openapi } = section;
  const sidebarId = section.sidebarId ?? `${section.path.replace(/\W+/g, '-')}Sidebar`;
  // An API reference has no folder, and its document names the version.
  const current = {
    ...section.current,
    name: 'current',
    label: section.versionLabel ?? (openapi === undefined ? config.versionLabel : ''),
    folder: openapi === undefined ? (section.folder ?? section.path) : '',
    sidebars: section.sidebars,
  };
  const versions = [current, ...section.olderVersions];
  const last = versions.findIndex(({ name }) => name === (section.lastVersion ?? current.name));
  return versions.map(
    ({ name, label, folder, path, banner, badge, noIndex, sidebars }, index): SectionDef => {
      const segment = path ?? (index === last ? '' : name === current.name ? 'next' : name);
      const byAge = index < last ? 'unreleased' : index > last ? 'unmaintained' : 'none';
      const shown = banner ?? byAge;
      return {
        section: section.path,
        folder,
        openapi: index === 0 ? openapi : undefined,
        strict: openapi === undefined ? undefined : section.strict,
        models: openapi === undefined ? undefined : section.models,
        basePath: joinPath(section.path, segment),
        sidebarId,
        label: section.label,
        // A file name is read when the configuration is loaded.
        sidebars: typeof sidebars === 'object' ? sidebars : undefined,
        tagsPath: section.tagsPath,
        numberPrefixes: section.numberPrefixes === true ? undefined : section.numberPrefixes,
        inheritTexts: section.inheritTexts ? undefined : false,
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

/** Reports documents with one name, which is that of their data and of their published files. */
export function sameNameProblems(
  { sections }: Pick<SiteConfig, 'sections'>,
  defs: readonly SectionDef[],
): Problem[] {
  const rest = sections ? ', and correct its `openapi` in `sections`' : '';
  const files = [...new Set(defs.flatMap(({ openapi }) => openapi ?? []))];
  return files.flatMap((file, index): Problem[] => {
    const same = (earlier: string) => documentName(earlier) === documentName(file);
    const other = files.slice(0, index).find(same);
    if (other === undefined) return [];
    const message = `openapi/${other} and openapi/${file} have the same name, after which their data and downloads are named. Rename one of the files${rest}.`;
    return [{ file: sections ? 'site.config.ts' : `openapi/${file}`, severity: 'error', message }];
  });
}

/** Reports OpenAPI documents without a section. */
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
    .map(({ path }) => firstSegment(path));
  return [...new Set(folders)];
}

/**
 * The section version that owns a path below the locale folder: the one with the deepest folder
 * around it.
 */
export function ownerOf<T extends { folder: string }>(
  defs: readonly T[],
  path: string,
): T | undefined {
  return defs
    .filter((def) => path.startsWith(`${def.folder}/`))
    .sort((a, b) => b.folder.length - a.folder.length)[0];
}

/** Reports sections whose path begins with the code of a locale: both would own `/zh-tw/…`. */
export function localePathProblems(
  config: Pick<SiteConfig, 'locales' | 'defaultLocale' | 'sections'>,
  defs: readonly SectionDef[],
): Problem[] {
  const codes = new Set(config.locales.map(({ code }) => code));
  const clashing = new Set(
    defs.map(({ section }) => section).filter((section) => codes.has(firstSegment(section))),
  );
  return [...clashing].map((section) => ({
    file: config.sections ? 'site.config.ts' : `content/${config.defaultLocale}/${section}`,
    severity: 'error',
    message: `The path of the section "${section}" begins like the paths of a language. Rename the section${config.sections ? ' (`sections`: `path`)' : ''}, or the language (\`locales\`: \`code\`).`,
  }));
}

/** Reports documents outside all sections: they would be left out of the site. */
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
