import { z } from 'zod';
import { admonitionKinds } from './admonition-settings.ts';
import { announcementBar } from './announcement-schema.ts';
import { brandSchema } from './brand-schema.ts';
import { codeSchema } from './code-schema.ts';
import { colorMode } from './color-mode-schema.ts';
import { componentValues } from './component-values.ts';
import { footerSchema } from './footer-schema.ts';
import { linkSettings } from './link-settings.ts';
import { localizedText, type LocalizedText } from './localized-text.ts';
import { mathSettings } from './math-settings.ts';
import { navbarSchema, type NavbarInput } from './navbar-schema.ts';
import { pluginSettings } from './plugin-settings.ts';
import { sectionSchema, sitePath } from './section-schema.ts';
import { tableOfContents } from './toc-schema.ts';
import { webAddress } from './web-address.ts';

export type { LocalizedText };

const locale = z.strictObject({
  /** Name of the locale in paths and of its content folder. */
  code: z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, 'must look like `en` or `zh-tw`'),
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

export const siteConfigSchema = z.strictObject({
  title: localizedText,
  /** Between the title of a page and that of the site, in the title of the window. */
  titleDelimiter: z.string().trim().min(1).default('|'),
  description: localizedText.default(''),
  /** Where the site is published, for canonical and alternate links. */
  url: z.url().default('http://localhost:3000'),
  /** Writes each page as `X/index.html` as well, for hosts without rewrite rules. */
  indexFiles: z.boolean().default(false),
  /**
   * The address of a page ends with a slash for search engines, and relative paths in texts begin
   * below the page.
   */
  trailingSlash: z.boolean().default(false),
  ...linkSettings,
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
  /** Label of the current version of a section, unless the section has its own. */
  versionLabel: localizedText.default('Current'),
  /**
   * Old paths, without the locale, and where they lead: a path with query and hash, or a web
   * address. Pages may also list theirs (`redirect_from`).
   */
  redirects: z
    .array(
      z.strictObject({
        from: z.string().startsWith('/'),
        to: z.string().startsWith('/').or(webAddress),
      }),
    )
    .default([]),
  /** Default: each top folder of the default locale's content. */
  sections: z.array(sectionSchema).optional(),
  docs: z
    .strictObject({
      /**
       * Address for editing texts: `content/<locale>/<file>` is added. Front matter
       * `custom_edit_url` wins.
       */
      editUrl: webAddress.optional(),
      sidebar: z
        .strictObject({
          /** Opening a category closes the others of its level. */
          autoCollapseCategories: z.boolean().default(false),
          /** The sidebar of a wide screen can be hidden. */
          hideable: z.boolean().default(false),
        })
        .prefault({}),
      tableOfContents,
    })
    .prefault({}),
  code: codeSchema.prefault({}),
  /**
   * A tag on a page that is no component, or a box that is not closed: `throw` stops the build,
   * `warn` shows what is inside.
   */
  onUnknownComponent: z.enum(['throw', 'warn']).default('throw'),
  /**
   * How pages are read: as MDX, as Markdown with HTML (`md`), or by the end of their names
   * (`detect`). Front matter `mdx.format` wins.
   */
  markdownFormat: z.enum(['mdx', 'md', 'detect']).default('mdx'),
  admonitionKinds,
  ...mathSettings,
  ...pluginSettings,
  /** `:smile:` in a text is an emoji. */
  emoji: z.boolean().default(false),
  navbar: navbarSchema.prefault({}),
  /** Where a reader's choice of version is kept, for each section separately. */
  versionPersistence: z.enum(['localStorage', 'none']).default('localStorage'),
  footer: footerSchema.prefault({}),
  search: z
    .strictObject({
      /**
       * Parts of the site that can be searched separately, as paths without slashes at their ends;
       * default: the sections.
       */
      contexts: z
        .array(z.union([sitePath, z.strictObject({ path: sitePath, label: localizedText })]))
        .optional(),
      /** Pages at and below these paths are not in the search. */
      exclude: z.array(sitePath).default([]),
    })
    .prefault({}),
  api: z
    .strictObject({
      /** Without the button, the request builder fills in samples but sends no requests. */
      hideSendButton: z.boolean().default(true),
      /**
       * A document with more operations is a large one: files that its pages share hold the list of
       * the sidebar and long trees of schemas, and trees in pages are smaller.
       */
      manyOperations: z.int().positive().default(200),
    })
    .prefault({}),
  colorMode: colorMode.prefault({}),
  announcementBar: announcementBar.optional(),
  /** For several sites on one host: every key in the browser's storage ends with `-<namespace>`. */
  storage: z
    .strictObject({
      namespace: z
        .string()
        .regex(/^[\w.-]*$/, 'may hold letters, digits, `_`, `.` and `-`')
        .default(''),
    })
    .prefault({}),
  /** Google Tag Manager. It is not loaded in the preview. */
  tagManager: z
    .strictObject({
      containerId: z.string().regex(/^GTM-[A-Z0-9]+$/, 'must look like `GTM-ABC123`'),
      /**
       * Origins besides Google's own from which tags of the container load files, or to which they
       * send data.
       */
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
  /**
   * If the scripts cannot be loaded, the home page shows the base path that the site was built for.
   */
  baseUrlIssueBanner: z.boolean().default(true),
  ...componentValues,
  home: z.strictObject({ hero: localizedText, cards: z.array(card).default([]) }).optional(),
});

/** The settings of `site.config.ts`. */
export type SiteConfigInput = Omit<z.input<typeof siteConfigSchema>, 'navbar'> & {
  navbar?: NavbarInput;
};
/** The settings with all defaults. */
export type SiteConfig = z.output<typeof siteConfigSchema>;
export type LocaleConfig = SiteConfig['locales'][number];

/** The end of every key in the browser's storage. */
export const storageSuffix = ({ storage }: Pick<SiteConfig, 'storage'>): string =>
  storage.namespace === '' ? '' : `-${storage.namespace}`;

/** Gives `site.config.ts` types and completion. It checks nothing. */
export const defineSite = (config: SiteConfigInput): SiteConfigInput => config;

/** The text of a locale, else that of the default locale, else the first one. */
export function localize(text: LocalizedText, localeCode: string, defaultLocale: string): string {
  if (typeof text === 'string') return text;
  return text[localeCode] ?? text[defaultLocale] ?? Object.values(text)[0] ?? '';
}
