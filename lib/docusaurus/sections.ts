import { existsSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import type { Problem } from '@/lib/content/problem.ts';
import { contentName } from '@/lib/docs/content-name.ts';
import type { SiteConfigInput } from '@/lib/site/config-schema.ts';
import { readSidebarsFile } from '@/lib/site/sidebars-file.ts';
import type { SidebarSpecs } from '@/lib/site/sidebars-schema.ts';
import type { DocsInstance } from './docs-instances.ts';
import { editUrls } from './edit-urls.ts';
import type { SidebarGenerator } from './sidebar-generator.ts';
import { numberPrefixes } from './number-prefixes.ts';
import { docsVersions, type DocsVersion } from './docs-versions.ts';
import { stagedFiles } from './staged-files.ts';
import type { Translations } from './translations.ts';

type SectionInput = NonNullable<SiteConfigInput['sections']>[number];

/** A folder of the site whose files become content of a locale. */
export interface ContentFolder {
  locale: string;
  /** Relative to the site. */
  from: string;
  /** Below `content/<locale>/`. */
  to: string;
  /** Its documents replace those of the default locale; others are not read. */
  translates?: string;
  include: readonly string[];
  exclude: readonly string[];
}

export interface ReadSection {
  section: SectionInput;
  folders: ContentFolder[];
  generators: SidebarGenerator[];
  problems: Problem[];
}

export interface SectionContext {
  site: string;
  locales: readonly string[];
  defaultLocale: string;
  translations: Translations;
  /** The whole site is kept away from search engines. */
  noIndex: boolean;
}

/** The section of an instance of the docs plugin, with the folders of its content. */
export async function readSection(
  context: SectionContext,
  instance: DocsInstance,
  label: SectionInput['label'],
): Promise<ReadSection | undefined> {
  const { versions, last } = docsVersions(context.site, instance);
  const [newest, ...older] = versions.filter(({ folder }) =>
    existsSync(join(context.site, folder)),
  );
  if (!newest) return undefined;
  const all = [newest, ...older];
  const { sidebarItemsGenerator: own } = instance;
  const ofVersions = all.flatMap((version) =>
    folders(context, instance, version).map((one) => ({ ...one, versionName: version.name })),
  );
  const problems: Problem[] = [];
  const sidebarsOf = async (version: DocsVersion): Promise<SidebarSpecs> => {
    const read = await readSidebars(context, instance, version);
    problems.push(...read.problems);
    return read.specs;
  };
  // Without the current version, the newest one takes its place here, and keeps its own address.
  const isLast = (version: DocsVersion) => version.name === last;
  const addressOf = (version: DocsVersion) =>
    version.path ?? (isLast(version) ? '' : version.name === 'current' ? 'next' : version.name);
  const options = (version: DocsVersion) => ({
    path: addressOf(version),
    banner: version.banner,
    badge: version.badge,
    noIndex: context.noIndex || (version.noIndex ?? false),
  });
  const section: SectionInput = {
    path: instance.route,
    pluginId: instance.id,
    label,
    folder: contentName(newest.folder),
    versionLabel: versionLabel(context, instance, newest),
    tagsPath: instance.tagsPath,
    numberPrefixes: numberPrefixes(
      instance.numberPrefixes,
      all.flatMap(({ folder }) => stagedFiles(join(context.site, folder))),
    ),
    inheritTexts: false,
    editUrls: editUrls(instance, ofVersions),
    sidebars: await sidebarsOf(newest),
    current: options(newest),
    olderVersions: await Promise.all(
      older.map(async (version) => ({
        name: version.name,
        label: versionLabel(context, instance, version),
        folder: contentName(version.folder),
        sidebars: await sidebarsOf(version),
        ...options(version),
      })),
    ),
    lastVersion: isLast(newest) ? 'current' : last,
  };
  return {
    section,
    problems,
    folders: ofVersions,
    generators: all.flatMap(({ folder, name }) =>
      own ? [{ own, folder: contentName(folder), from: folder, versionName: name }] : [],
    ),
  };
}

const pluginFolder = ({ id }: DocsInstance): string =>
  `docusaurus-plugin-content-docs${id === 'default' ? '' : `-${id}`}`;

function folders(
  { site, locales, defaultLocale, translations }: SectionContext,
  instance: DocsInstance,
  version: DocsVersion,
): ContentFolder[] {
  const { include, exclude } = instance;
  const to = contentName(version.folder);
  const own: ContentFolder = { locale: defaultLocale, from: version.folder, to, include, exclude };
  const translated = locales.flatMap((locale): ContentFolder[] => {
    const from = `${translations.folders[locale] ?? ''}/${pluginFolder(instance)}/${version.translated}`;
    return existsSync(join(site, from))
      ? [{ locale, from, to, translates: version.folder, include, exclude }]
      : [];
  });
  return [own, ...translated];
}

const versionLabel = (
  { translations }: SectionContext,
  instance: DocsInstance,
  { label, translated }: DocsVersion,
) => translations.localized(`${pluginFolder(instance)}/${translated}.json`, 'version.label', label);

async function readSidebars(
  { site, translations }: SectionContext,
  instance: DocsInstance,
  version: DocsVersion,
): Promise<{ specs: SidebarSpecs; problems: Problem[] }> {
  const common = {
    collapsed: instance.sidebarCollapsed,
    collapsible: instance.sidebarCollapsible,
    texts: translations.messages(`${pluginFolder(instance)}/${version.translated}.json`),
  };
  if (version.sidebars === undefined)
    return {
      problems: [],
      specs: {
        ...common,
        file: version.folder,
        sidebars: [{ id: 'defaultSidebar', items: [{ type: 'autogenerated', dirName: '.' }] }],
      },
    };
  const file =
    version.sidebars === false
      ? undefined
      : isAbsolute(version.sidebars)
        ? version.sidebars
        : join(site, version.sidebars);
  if (file === undefined || !existsSync(file))
    return { problems: [], specs: { ...common, file: version.folder, sidebars: [] } };
  const shown = relative(site, file);
  const { sidebars, problems } = await readSidebarsFile(file, site, shown);
  return { problems, specs: { ...common, file: shown, sidebars } };
}
