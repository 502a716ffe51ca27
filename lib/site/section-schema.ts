import { z } from 'zod';
import { localizedText } from './localized-text.ts';
import { sidebarSpecs } from './sidebars-schema.ts';
import { webAddress } from './web-address.ts';

/** Settings of a version. Their defaults depend on its age. */
/** Inside the portal `~` stands for `/` in the paths of sections (lib/docs/section-route.ts). */
const withoutTilde = (path: string): boolean => !path.includes('~');
const TILDE = 'must not have `~` in it: the portal writes it for a slash. Use another character';

const versionOptions = {
  /**
   * Path segment after the section's path. Default: none for the latest version, else its name,
   * `next` for the current one.
   */
  path: z.string().refine(withoutTilde, TILDE).optional(),
  /**
   * Warns readers of a version that is not released yet or no longer maintained. Default: by its
   * age.
   */
  banner: z.enum(['none', 'unreleased', 'unmaintained']).optional(),
  /** Shows the version above each page. Default: in sections with several versions. */
  badge: z.boolean().optional(),
  /** Keeps search engines away. */
  noIndex: z.boolean().default(false),
};

/** Path of a part of the site, without slashes at its ends. */
export const sitePath = z
  .string()
  .regex(/^[^/].*[^/]$|^[^/]$/, 'must not begin or end with a slash');

/**
 * Sidebars file of Docusaurus (`sidebars.js`, `.ts`, `.json`), as a path in the site folder.
 * Reading the configuration puts its content in place of the path. Default: a `sidebars` file in
 * the section's folder, else the folders are the sidebar.
 */
const sidebars = z.union([z.string(), sidebarSpecs]).optional();

const version = z.strictObject({
  name: z.string(),
  label: localizedText,
  /** Folder below `content/<locale>/` that holds this version. */
  folder: z.string(),
  sidebars,
  ...versionOptions,
});

/** An entry of a sidebar that is not a page of the section: a link to another site, or HTML. */
const sidebarExtra = z.union([
  z.strictObject({ label: localizedText, href: z.url(), className: z.string().optional() }),
  z.strictObject({ html: localizedText, className: z.string().optional() }),
]);
export type SidebarExtra = z.output<typeof sidebarExtra>;

/** A section of the site: a manual or the reference of an API. */
export const sectionSchema = z.strictObject({
  /**
   * Base path without slashes at its ends: `BSP`, `weda/docs`. Empty: the section is at the root of
   * the site.
   */
  path: z.union([z.literal(''), sitePath]).refine(withoutTilde, TILDE),
  /** Name of the section; default: that of its category file. */
  label: localizedText.optional(),
  /** Folder below `content/<locale>/`; default: the path. */
  folder: z.string().optional(),
  /**
   * Id of the docs plugin that components of Docusaurus ask for (`useVersions('api')`). Default:
   * `default` on a site with one section, else the path with `~` for `/`.
   */
  pluginId: z.string().optional(),
  /** File name in `openapi/`, for the reference of an API, instead of a folder. */
  openapi: z
    .string()
    .regex(
      /^[^./\\][^/\\]*\.(ya?ml|json)$/,
      'must be the name of a YAML or JSON file in openapi/, without a dot at the beginning',
    )
    .optional(),
  /**
   * For a document of your own: names that are missing or equal, and links that lead nowhere, are
   * errors. Without it the portal names operations itself, shows such links as text, and warns once
   * for a document.
   */
  strict: z.boolean().default(false),
  /** For the reference of an API: each named schema has a page of its own. */
  models: z.boolean().default(false),
  sidebarId: z.string().optional(),
  sidebars,
  /** Path of the tags below the section; default: `tags`. */
  tagsPath: sitePath.optional(),
  /**
   * False: numbers at the beginning of file names (`01-intro.md`) are part of ids and addresses. An
   * object says by the names of files and folders what each is called, and where it is sorted;
   * other names stay as they are.
   */
  numberPrefixes: z
    .union([
      z.boolean(),
      z.record(
        z.string(),
        z.strictObject({ name: z.string().min(1), position: z.number().optional() }),
      ),
    ])
    .default(true),
  /**
   * False: a translation without a label, description, tag or picture in its front matter has none,
   * as in Docusaurus, and its title is its label. Otherwise it takes over those of its original.
   */
  inheritTexts: z.boolean().default(true),
  /** Label of the current version, whose texts are in `folder`. */
  versionLabel: localizedText.optional(),
  /** Entries before and after the section's own in the sidebar of every version. */
  sidebarItems: z
    .strictObject({
      before: z.array(sidebarExtra).default([]),
      after: z.array(sidebarExtra).default([]),
    })
    .optional(),
  /**
   * Address for editing texts, instead of that of the site: the path of a file without its locale
   * is added.
   */
  editUrl: webAddress.optional(),
  /**
   * Addresses for editing the texts of a folder below `content/`, such as `en/BSP`: the path of a
   * file in the folder is added.
   */
  editUrls: z.record(z.string(), webAddress).optional(),
  /** Settings of the current version, whose name is `current`. */
  current: z.strictObject(versionOptions).prefault({}),
  /** Older versions, newest first. */
  olderVersions: z.array(version).default([]),
  /** Name of the version that readers should use; default: the current one. */
  lastVersion: z.string().optional(),
  /**
   * False: the section is left out of the home page, the sitemap, llms.txt and the search. Its
   * address still works.
   */
  listed: z.boolean().default(true),
  /** False: the home page has only a link to it below the cards. */
  onHome: z.boolean().default(true),
});
