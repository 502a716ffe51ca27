import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '@/lib/content/problem.ts';
import { registeredComponents } from '@/lib/mdx/imports/registered-components.ts';
import type { SiteConfigInput } from '@/lib/site/config-schema.ts';
import { convertedConfig } from './converted-config.ts';
import { docsInstances, type DocsInstance } from './docs-instances.ts';
import { elsewhere, staticFolders } from './elsewhere.ts';
import type { SidebarGenerator } from './sidebar-generator.ts';
import { languages } from './languages.ts';
import { loadConfig, type LoadedConfig } from './load-config.ts';
import { missingImports } from './missing-import.ts';
import type { LinkContext } from './navbar.ts';
import { ownFunction, type OwnFunction } from './own-function.ts';
import { Report } from './report.ts';
import { sectionLabel } from './section-label.ts';
import {
  readSection,
  type ContentFolder,
  type ReadSection,
  type SectionContext,
} from './sections.ts';
import { pageRedirects, type PageRedirects } from './redirects.ts';
import { themeTextsLeft } from './theme-texts-left.ts';
import { bare, record, text } from './values.ts';

/** A Docusaurus site in the terms of this portal. */
export interface DocusaurusSite {
  config: SiteConfigInput;
  /** Where its content lies. */
  folders: ContentFolder[];
  /** Folder of the translations of each locale, relative to the site. */
  translations: Readonly<Record<string, string>>;
  /** Folders of files that are published as they are, relative to the site. */
  statics: string[];
  /** Functions that generate entries of its sidebars. */
  generators: SidebarGenerator[];
  /** Redirects that depend on its pages. */
  pageRedirects?: PageRedirects;
  /** Changes the front matter of its documents. */
  parseFrontMatter?: OwnFunction;
  /** The configuration as one module, if it has plugins for texts or a preprocessor. */
  plugins?: {
    code: string;
    /** The docs plugin, counted from 0, of each folder below `content/<locale>/` that has some. */
    docs: Record<string, number>;
  };
  /** What does not move in, and mistakes. */
  problems: Problem[];
  /** The path of the site on its host, from its `baseUrl`: `/docs`, or empty. */
  basePath: string;
}

/**
 * Reads a Docusaurus site: its configuration, sidebars, versions and translations. Nothing is
 * written.
 * @throws BuildError when a file cannot be loaded
 */
export async function readDocusaurusSite(site: string, file: string): Promise<DocusaurusSite> {
  const loaded = await loadConfig(site, file);
  const { config, title } = loaded;
  const report = new Report(site, file);
  for (const problem of missingImports(loaded.missing, site, 'what is taken from it is empty'))
    report.add(problem);
  const others = elsewhere(site, config, report);
  for (const problem of (await registeredComponents(site)).problems) report.add(problem);
  const { locales, translations } = languages(site, config, report);
  themeTextsLeft(translations, report);
  const sections = await readSections(
    {
      site,
      locales: locales.map(({ code }) => code),
      defaultLocale: translations.defaultLocale,
      translations,
      noIndex: config.noIndex === true,
    },
    loaded,
    report,
  );
  const links: LinkContext = {
    report,
    translations,
    isElsewhere: others.has,
    sections: new Map(sections.map(({ instance }) => [instance.id, instance.route])),
  };
  const baseUrl = bare(text(config.baseUrl) ?? '');
  return {
    config: convertedConfig({
      site,
      config,
      title,
      locales,
      sections: sections.map(({ section }) => section),
      links,
      elsewhere: others,
    }),
    plugins: textPlugins(loaded, sections, report),
    folders: sections.flatMap((section) => section.folders),
    parseFrontMatter: ownFunction(record(config.markdown), 'parseFrontMatter', report),
    pageRedirects: pageRedirects(config, report),
    generators: sections.flatMap((section) => section.generators),
    translations: translations.folders,
    statics: staticFolders(config).filter((folder) => existsSync(join(site, folder))),
    problems: [...report.problems, ...sections.flatMap((section) => section.problems)],
    basePath: baseUrl === '' ? '' : `/${baseUrl}`,
  };
}

/** The section of a docs plugin; `index` counts the plugins from 0. */
type Section = ReadSection & { instance: DocsInstance; index: number };

/** Reads the sections of all docs plugins. A plugin without its folder is reported. */
async function readSections(
  context: SectionContext,
  { config, title, failure }: LoadedConfig,
  report: Report,
): Promise<Section[]> {
  const read = docsInstances(config, report, failure).map(
    async (instance, index): Promise<Section | DocsInstance> => {
      const label =
        sectionLabel(instance, config, context.translations) ??
        (instance.id === 'default' ? title : undefined);
      const section = await readSection(context, instance, label);
      return section ? { instance, index, ...section } : instance;
    },
  );
  return (await Promise.all(read)).flatMap((found) => {
    if ('section' in found) return [found];
    report.setting(
      /docs/,
      `The docs plugin "${found.id}" has no folder ${found.path}, and is left out.`,
    );
    return [];
  });
}

/**
 * What changes the texts of a site: plugins, a preprocessor, options of the conversion. What cannot
 * be loaded is reported.
 */
function textPlugins(
  { config, code, failure }: LoadedConfig,
  sections: readonly Section[],
  report: Report,
): DocusaurusSite['plugins'] {
  const markdown = record(config.markdown);
  const preprocessor = ownFunction(markdown, 'preprocessor', report);
  if (failure !== undefined) {
    for (const key of ['preprocessor', 'remarkRehypeOptions'])
      if (markdown[key] !== undefined)
        report.setting(
          new RegExp(`\\b${key}\\b`),
          `\`${key}\` is left out, because packages of the site cannot be loaded: ${failure}.`,
        );
    return undefined;
  }
  const isChanged = preprocessor !== undefined || markdown.remarkRehypeOptions !== undefined;
  const docs = sections.flatMap(({ instance, index, folders }) =>
    instance.hasPlugins || isChanged ? folders.map(({ to }) => [to, index] as const) : [],
  );
  return docs.length > 0 ? { code, docs: Object.fromEntries(docs) } : undefined;
}
