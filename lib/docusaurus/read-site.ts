import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BuildError, type Problem } from '@/lib/content/problem.ts';
import { registeredComponents } from '@/lib/mdx/imports/registered-components.ts';
import type { SiteConfigInput } from '@/lib/site/config-schema.ts';
import { docsInstances } from './docs-instances.ts';
import { checks } from './checks.ts';
import { ownBoxes } from './docs-options.ts';
import { elsewhere, staticFolders } from './elsewhere.ts';
import { footer } from './footer.ts';
import type { SidebarGenerator } from './sidebar-generator.ts';
import { languages } from './languages.ts';
import { loadWithCode } from './load-module.ts';
import { missingImports, type MissingImport } from './missing-import.ts';
import { navbarItems, pathOf, type LinkContext } from './navbar.ts';
import { ownFunction, type OwnFunction } from './own-function.ts';
import { Report } from './report.ts';
import { siteMetadata } from './site-metadata.ts';
import { docsOptions } from './plugin-entries.ts';
import { navbarText, sectionLabel } from './section-label.ts';
import { readSection, type ContentFolder } from './sections.ts';
import { listedRedirects, pageRedirects, type PageRedirects } from './redirects.ts';
import { themeSettings } from './theme-settings.ts';
import { themeTextsLeft } from './theme-texts-left.ts';
import { bare, defined, flag, jsonValues, record, text } from './values.ts';

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
  /** `/` or the path of the site on its host, as in `baseUrl`. */
  baseUrl: string;
}

/** What components may read of the configuration, besides the settings of the portal. */
const FOR_COMPONENTS = [
  ...['organizationName', 'projectName', 'deploymentBranch', 'githubHost', 'githubPort'],
  ...['favicon', 'titleDelimiter', 'trailingSlash', 'noIndex', 'themeConfig'],
];

/**
 * Reads a Docusaurus site: its configuration, sidebars, versions and translations. Nothing is
 * written.
 * @throws BuildError when a file cannot be loaded
 */
export async function readDocusaurusSite(site: string, file: string): Promise<DocusaurusSite> {
  const missing: MissingImport[] = [];
  const {
    value: loaded,
    code,
    failure,
  } = await loadWithCode(join(site, file), site, (one) => missing.push(one));
  const given: unknown = typeof loaded === 'function' ? await (loaded as () => unknown)() : loaded;
  const config = record(given);
  const title = text(config.title);
  if (title === undefined)
    throw new BuildError('The Docusaurus site cannot be read.', [
      {
        file,
        severity: 'error',
        message: 'has no `title`. It must export the configuration of Docusaurus.',
      },
    ]);
  const report = new Report(site, file);
  for (const problem of missingImports(missing, site, 'what is taken from it is empty'))
    report.add(problem);
  const others = elsewhere(site, config, report);
  for (const problem of (await registeredComponents(site)).problems) report.add(problem);
  const { locales, translations } = languages(site, config, report);
  const { defaultLocale } = translations;
  themeTextsLeft(translations, report);
  const instances = docsInstances(config, report, failure);
  const codes = locales.map(({ code }) => code);
  const read = await Promise.all(
    instances.map(async (instance, index) => ({
      instance,
      index,
      section: await readSection(
        { site, locales: codes, defaultLocale, translations, noIndex: config.noIndex === true },
        instance,
        sectionLabel(instance, config, translations) ??
          (instance.id === 'default' ? title : undefined),
      ),
    })),
  );
  const sections = read.flatMap(({ instance, index, section }) => {
    if (!section)
      report.setting(
        /docs/,
        `The docs plugin "${instance.id}" has no folder ${instance.path}, and is left out.`,
      );
    return section ? [{ instance, index, ...section }] : [];
  });
  const links: LinkContext = {
    report,
    translations,
    isElsewhere: others.has,
    sections: new Map(sections.map(({ instance }) => [instance.id, instance.route])),
  };
  const theme = record(config.themeConfig);
  const navbar = record(theme.navbar);
  const settings = themeSettings(config, translations, report);
  const original = text(navbar.title) ?? (settings.brand?.logo ? '' : title);
  // Docusaurus translates it there, but not in the title of the window.
  const barTitle = navbarText(translations, original);
  const converted: SiteConfigInput = defined({
    title,
    titleDelimiter: text(config.titleDelimiter),
    description: text(config.tagline) ?? '',
    url: text(config.url),
    company: defined({
      name: text(navbar.title) ?? title,
      // The logo leads there. Without it, the logo leads to a page of this site, as in Docusaurus.
      url: pathOf(record(navbar.logo)).href,
    }),
    // Docusaurus writes folders with an index unless it is told not to.
    indexFiles: config.trailingSlash !== false,
    trailingSlash: config.trailingSlash === true,
    baseUrlIssueBanner: flag(config.baseUrlIssueBanner),
    storage: defined({ namespace: text(record(config.storage).namespace) }),
    defaultLocale,
    locales,
    sections: sections.map(({ section }) => section),
    navbar: {
      ...(barTitle !== title && { title: barTitle }),
      items: navbarItems(navbar.items, links),
      hideOnScroll: flag(navbar.hideOnScroll) ?? false,
    },
    footer: footer(record(theme.footer), links),
    admonitionKinds: ownBoxes(docsOptions(config)),
    redirects: listedRedirects(config, report),
    customFields: record(config.customFields),
    siteConfig: jsonValues(config, FOR_COMPONENTS),
    siteMetadata: siteMetadata(site),
    ...settings,
    ...checks(
      config,
      report,
      others.paths,
      sections.map(({ instance }) => instance.route),
    ),
  });
  const markdown = record(config.markdown);
  const preprocessor = ownFunction(markdown, 'preprocessor', report);
  const ofAll = ['preprocessor', 'remarkRehypeOptions'].filter(
    (key) => markdown[key] !== undefined,
  );
  if (failure !== undefined)
    for (const key of ofAll)
      report.setting(
        new RegExp(`\\b${key}\\b`),
        `\`${key}\` is left out, because packages of the site cannot be loaded: ${failure}.`,
      );
  const isChanged = preprocessor !== undefined || markdown.remarkRehypeOptions !== undefined;
  const docs = sections.flatMap(({ instance, index, folders }) =>
    instance.hasPlugins || isChanged ? folders.map(({ to }) => [to, index] as const) : [],
  );
  return {
    config: converted,
    plugins:
      docs.length > 0 && failure === undefined
        ? { code, docs: Object.fromEntries(docs) }
        : undefined,
    folders: sections.flatMap((section) => section.folders),
    parseFrontMatter: ownFunction(markdown, 'parseFrontMatter', report),
    pageRedirects: pageRedirects(config, report),
    generators: sections.flatMap((section) => section.generators),
    translations: translations.folders,
    statics: staticFolders(config).filter((folder) => existsSync(join(site, folder))),
    problems: [...report.problems, ...sections.flatMap((section) => section.problems)],
    baseUrl: `/${bare(text(config.baseUrl) ?? '/')}`,
  };
}
