import { z } from 'zod';

/** One text, or one for each locale. */
const localizedText = z.union([z.string(), z.record(z.string(), z.string())]);
export type LocalizedText = z.infer<typeof localizedText>;

const locale = z.strictObject({
  /** As it stands in the path and in the content folder. */
  code: z.string().regex(/^[a-z]{2,3}(-[a-z0-9]+)*$/, 'must look like `en` or `zh-tw`'),
  /** The language's own name. */
  label: z.string(),
  /** BCP 47 tag for `lang` and `hreflang`. */
  htmlLang: z.string(),
  /** Another host for this locale; default: the site's. */
  url: z.url().optional(),
});

const version = z.strictObject({
  name: z.string(),
  label: localizedText,
  /** Folder below `content/<locale>/` that holds this version. */
  folder: z.string(),
  /** Path segment after the section's path; the current version has none. */
  path: z.string().default(''),
});

const section = z.strictObject({
  /** Base path without slashes at its ends: `BSP`, `weda/docs`. */
  path: z.string().regex(/^[^/].*[^/]$|^[^/]$/, 'must not begin or end with a slash'),
  /** Folder below `content/<locale>/`; default: the path. */
  folder: z.string().optional(),
  /** The section is the reference of an API: file name in `openapi/`, instead of a folder. */
  openapi: z.string().regex(/^[^/\\]+\.(ya?ml|json)$/, 'must be the name of a YAML or JSON file in openapi/').optional(),
  sidebarId: z.string().optional(),
  versionLabel: localizedText.optional(),
  /** Older versions, newest first. */
  olderVersions: z.array(version).default([]),
});

const linkItem = z.strictObject({
  type: z.literal('link').default('link'),
  label: localizedText,
  /** One line below the label, in a menu. */
  description: localizedText.optional(),
  to: z.string().startsWith('/').optional(),
  href: z.url().optional(),
});
const dropdownItem = z.strictObject({
  type: z.literal('dropdown'),
  label: localizedText,
  position: z.enum(['left', 'right']).default('left'),
  items: z.array(linkItem).min(1),
});
const localeDropdownItem = z.strictObject({ type: z.literal('localeDropdown'), position: z.enum(['left', 'right']).default('right') });
const navbarItem = z.union([
  linkItem.extend({ position: z.enum(['left', 'right']).default('left') }),
  dropdownItem,
  localeDropdownItem,
]);

const card = z.strictObject({
  label: localizedText,
  text: localizedText,
  icon: z.enum(['platform', 'vision', 'signage', 'board', 'api', 'training']),
  links: z.array(z.strictObject({ label: localizedText, to: z.string().startsWith('/') })).min(1),
});

export const siteConfigSchema = z.strictObject({
  title: localizedText,
  description: localizedText.default(''),
  /** Where the site is published, for canonical and alternate links. */
  url: z.url().default('http://localhost:3000'),
  version: z.string().default('1.0.0'),
  company: z.strictObject({ name: z.string(), url: z.url().optional(), since: z.number().int().optional() }).default({ name: '' }),
  defaultLocale: z.string().default('en'),
  locales: z.array(locale).min(1).default([{ code: 'en', label: 'English', htmlLang: 'en' }]),
  /** Label of the one current version of a section, unless the section has its own. */
  versionLabel: localizedText.default('Current'),
  /** Default: each top folder of the default locale's content. */
  sections: z.array(section).optional(),
  navbar: z.strictObject({ items: z.array(navbarItem).default([]) }).prefault({}),
  footer: z
    .strictObject({
      style: z.enum(['light', 'dark']).default('light'),
      links: z.array(z.strictObject({ label: localizedText, to: z.string().startsWith('/').optional(), href: z.url().optional() })).default([]),
    })
    .prefault({}),
  api: z
    .strictObject({
      /** Without the button the request builder only fills in the samples: no request ever leaves the page. */
      hideSendButton: z.boolean().default(true),
    })
    .prefault({}),
  colorMode: z.strictObject({ defaultMode: z.enum(['light', 'dark']).default('light') }).prefault({}),
  home: z.strictObject({ hero: localizedText, cards: z.array(card).default([]) }).optional(),
});

/** What `site.config.ts` may hold. */
export type SiteConfigInput = z.input<typeof siteConfigSchema>;
/** The same with every default filled in. */
export type SiteConfig = z.output<typeof siteConfigSchema>;
export type LocaleConfig = SiteConfig['locales'][number];
export type NavbarItem = SiteConfig['navbar']['items'][number];
export type NavbarLink = z.output<typeof linkItem>;

/** Gives `site.config.ts` types and completion; checks nothing yet. */
export const defineSite = (config: SiteConfigInput): SiteConfigInput => config;

/** The text for a locale: its own, else the default locale's, else the first there is. */
export function localize(text: LocalizedText, localeCode: string, defaultLocale: string): string {
  if (typeof text === 'string') return text;
  return text[localeCode] ?? text[defaultLocale] ?? Object.values(text)[0] ?? '';
}
