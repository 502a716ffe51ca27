import { z } from 'zod';
import { brandSchema } from './brand-schema.ts';
import { localizedText, type LocalizedText } from './localized-text.ts';
import { navbarSchema, type NavbarInput } from './navbar-schema.ts';
import { sectionSchema, sitePath } from './section-schema.ts';

export type { LocalizedText };

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

const card = z.strictObject({
  label: localizedText,
  text: localizedText,
  icon: z.enum(['platform', 'vision', 'signage', 'board', 'library', 'gateway', 'api', 'training']),
  links: z.array(z.strictObject({ label: localizedText, to: z.string().startsWith('/') })).min(1),
});

const colorMode = z.strictObject({
  /** What a visitor without a choice of their own sees, unless the system is asked. */
  defaultMode: z.enum(['light', 'dark']).default('light'),
  /** No switch, and no earlier choice counts. */
  disableSwitch: z.boolean().default(false),
  /** Without a choice the page follows the system's setting. */
  respectPrefersColorScheme: z.boolean().default(false),
  /** Name of the query parameter that chooses a mode for one visit. */
  queryParameter: z.string().min(1).default('docusaurus-theme'),
});

const announcementBar = z.strictObject({
  /** A new id brings the bar back to those who have dismissed it. */
  id: z.string().min(1).default('announcement-bar'),
  /** HTML, the owner's own: it is not sanitized. */
  content: localizedText.refine(
    (text) =>
      [text]
        .flatMap((given) => (typeof given === 'string' ? given : Object.values(given)))
        .some((given) => given.trim() !== ''),
    'must say something',
  ),
  /** CSS colors; default: the site's accent. */
  backgroundColor: z.string().optional(),
  textColor: z.string().optional(),
  isCloseable: z.boolean().default(true),
});

export const siteConfigSchema = z.strictObject({
  title: localizedText,
  description: localizedText.default(''),
  /** Where the site is published, for canonical and alternate links. */
  url: z.url().default('http://localhost:3000'),
  /** Each page is written as `X/index.html`, too, for hosts that know no rules. */
  indexFiles: z.boolean().default(false),
  version: z.string().default('1.0.0'),
  company: z
    .strictObject({ name: z.string(), url: z.url().optional(), since: z.number().int().optional() })
    .default({ name: '' }),
  brand: brandSchema.prefault({}),
  defaultLocale: z.string().default('en'),
  locales: z
    .array(locale)
    .min(1)
    .default([{ code: 'en', label: 'English', htmlLang: 'en' }]),
  /** Label of the one current version of a section, unless the section has its own. */
  versionLabel: localizedText.default('Current'),
  /** Default: each top folder of the default locale's content. */
  sections: z.array(sectionSchema).optional(),
  docs: z
    .strictObject({
      /** Where texts are edited: `content/<locale>/<file>` is put behind it. Front matter `custom_edit_url` wins. */
      editUrl: z.url().optional(),
      sidebar: z
        .strictObject({
          /** Opening a category closes the others of its level. */
          autoCollapseCategories: z.boolean().default(false),
          /** The sidebar of a wide screen can be hidden. */
          hideable: z.boolean().default(false),
        })
        .prefault({}),
    })
    .prefault({}),
  navbar: navbarSchema.prefault({}),
  /** Where a reader's choice of version is remembered, for each section by itself. */
  versionPersistence: z.enum(['localStorage', 'none']).default('localStorage'),
  footer: z
    .strictObject({
      style: z.enum(['light', 'dark']).default('light'),
      links: z
        .array(
          z.strictObject({
            label: localizedText,
            to: z.string().startsWith('/').optional(),
            href: z.url().optional(),
          }),
        )
        .default([]),
      /** The owner's pages elsewhere. */
      social: z
        .array(z.strictObject({ label: localizedText, href: z.url({ protocol: /^https?$/ }) }))
        .default([]),
    })
    .prefault({}),
  search: z
    .strictObject({
      /** Parts of the site that can be searched by themselves, as paths without slashes at their ends; default: the sections. */
      contexts: z
        .array(z.union([sitePath, z.strictObject({ path: sitePath, label: localizedText })]))
        .optional(),
      /** Paths below which nothing is found. */
      exclude: z.array(sitePath).default([]),
    })
    .prefault({}),
  api: z
    .strictObject({
      /** Without the button the request builder only fills in the samples: no request ever leaves the page. */
      hideSendButton: z.boolean().default(true),
    })
    .prefault({}),
  colorMode: colorMode.prefault({}),
  announcementBar: announcementBar.optional(),
  /** Set it where several sites share one host: every stored key ends with `-<namespace>`. */
  storage: z
    .strictObject({
      namespace: z
        .string()
        .regex(/^[\w.-]*$/, 'may hold letters, digits, `_`, `.` and `-`')
        .default(''),
    })
    .prefault({}),
  /** Google Tag Manager; nothing of it is there without an id, and nothing in the preview. */
  tagManager: z
    .strictObject({
      containerId: z.string().regex(/^GTM-[A-Z0-9]+$/, 'must look like `GTM-ABC123`'),
      /** Origins from which the container's tags load scripts, pictures and frames, and to which they send, besides Google's own. */
      hosts: z
        .array(
          z
            .string()
            .regex(
              /^https:\/\/(\*\.)?[\w-]+(\.[\w-]+)*(:\d+)?$/,
              'must look like `https://tags.example.com`',
            ),
        )
        .default([]),
    })
    .optional(),
  /** Says on the home page, when the scripts cannot be loaded, which base path the site was built for. */
  baseUrlIssueBanner: z.boolean().default(true),
  home: z.strictObject({ hero: localizedText, cards: z.array(card).default([]) }).optional(),
});

/** What `site.config.ts` may hold. */
export type SiteConfigInput = Omit<z.input<typeof siteConfigSchema>, 'navbar'> & {
  navbar?: NavbarInput;
};
/** The same with every default filled in. */
export type SiteConfig = z.output<typeof siteConfigSchema>;
export type LocaleConfig = SiteConfig['locales'][number];

/** What every stored key ends with. */
export const storageSuffix = ({ storage }: Pick<SiteConfig, 'storage'>): string =>
  storage.namespace === '' ? '' : `-${storage.namespace}`;

/** Gives `site.config.ts` types and completion; checks nothing yet. */
export const defineSite = (config: SiteConfigInput): SiteConfigInput => config;

/** The text for a locale: its own, else the default locale's, else the first there is. */
export function localize(text: LocalizedText, localeCode: string, defaultLocale: string): string {
  if (typeof text === 'string') return text;
  return text[localeCode] ?? text[defaultLocale] ?? Object.values(text)[0] ?? '';
}
