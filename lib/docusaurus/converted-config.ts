import type { SiteConfigInput } from '@/lib/site/config-schema.ts';
import { checks } from './checks.ts';
import { ownBoxes } from './docs-options.ts';
import type { Elsewhere } from './elsewhere.ts';
import { footer } from './footer.ts';
import { navbarItems, pathOf, type LinkContext } from './navbar.ts';
import { docsOptions } from './plugin-entries.ts';
import { listedRedirects } from './redirects.ts';
import { navbarText } from './section-label.ts';
import { siteMetadata } from './site-metadata.ts';
import { themeSettings } from './theme-settings.ts';
import { defined, flag, jsonValues, record, text, type Values } from './values.ts';

/** What components may read of the configuration, besides the settings of the portal. */
const FOR_COMPONENTS = [
  ...['organizationName', 'projectName', 'deploymentBranch', 'githubHost', 'githubPort'],
  ...['favicon', 'titleDelimiter', 'trailingSlash', 'noIndex', 'themeConfig'],
];

interface Site {
  /** Its folder. */
  site: string;
  config: Values;
  title: string;
  locales: SiteConfigInput['locales'];
  sections: NonNullable<SiteConfigInput['sections']>;
  links: LinkContext;
  elsewhere: Elsewhere;
}

/** The configuration of a Docusaurus site as settings of the portal. */
export function convertedConfig({
  site,
  config,
  title,
  locales,
  sections,
  links,
  elsewhere,
}: Site): SiteConfigInput {
  const { report, translations } = links;
  const theme = record(config.themeConfig);
  const navbar = record(theme.navbar);
  const settings = themeSettings(config, translations, report);
  const original = text(navbar.title) ?? (settings.brand?.logo ? '' : title);
  // Docusaurus translates it there, but not in the title of the window.
  const barTitle = navbarText(translations, original);
  return defined({
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
    defaultLocale: translations.defaultLocale,
    locales,
    sections,
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
    ...checks(config, report, elsewhere.paths, [...links.sections.values()]),
  });
}
