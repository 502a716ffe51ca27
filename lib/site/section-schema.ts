import { z } from 'zod';
import { localizedText } from './localized-text.ts';

/** What may be said of a version, the current one too. Defaults follow from its age. */
const versionOptions = {
  /** Path segment after the section's path. Default: none for the latest version, else its name, `next` for the current one. */
  path: z.string().optional(),
  /** Tells readers that the version is not out yet, or not cared for any more. Default: newer than the latest, older than it. */
  banner: z.enum(['none', 'unreleased', 'unmaintained']).optional(),
  /** Names the version above each page. Default: where there are several. */
  badge: z.boolean().optional(),
  /** Keeps search engines away. */
  noIndex: z.boolean().default(false),
};

/** Path of a part of the site, without slashes at its ends. */
export const sitePath = z
  .string()
  .regex(/^[^/].*[^/]$|^[^/]$/, 'must not begin or end with a slash');

const version = z.strictObject({
  name: z.string(),
  label: localizedText,
  /** Folder below `content/<locale>/` that holds this version. */
  folder: z.string(),
  ...versionOptions,
});

/** An entry of a sidebar that is no page of the section: a link to another site, or HTML. */
const sidebarExtra = z.union([
  z.strictObject({ label: localizedText, href: z.url(), className: z.string().optional() }),
  z.strictObject({ html: localizedText, className: z.string().optional() }),
]);
export type SidebarExtra = z.output<typeof sidebarExtra>;

/** A section of the site: a manual or the reference of an API. */
export const sectionSchema = z.strictObject({
  /** Base path without slashes at its ends: `BSP`, `weda/docs`. */
  path: sitePath,
  /** Folder below `content/<locale>/`; default: the path. */
  folder: z.string().optional(),
  /** The section is the reference of an API: file name in `openapi/`, instead of a folder. */
  openapi: z
    .string()
    .regex(/^[^/\\]+\.(ya?ml|json)$/, 'must be the name of a YAML or JSON file in openapi/')
    .optional(),
  /**
   * For a document of your own: names that are missing or equal, and links that lead nowhere, are errors. Without it the portal names
   * operations itself, shows such links as text, and warns once for a document.
   */
  strict: z.boolean().default(false),
  sidebarId: z.string().optional(),
  /** Label of the current version, whose texts lie in `folder`. */
  versionLabel: localizedText.optional(),
  /** What stands in the sidebar before and after the section's own entries, in every version. */
  sidebarItems: z
    .strictObject({
      before: z.array(sidebarExtra).default([]),
      after: z.array(sidebarExtra).default([]),
    })
    .optional(),
  /** More about the current version; its name is `current`. */
  current: z.strictObject(versionOptions).prefault({}),
  /** Older versions, newest first. */
  olderVersions: z.array(version).default([]),
  /** Name of the version that readers should use; default: the current one. */
  lastVersion: z.string().optional(),
  /** False: whoever has the address can read it, but the home page, the sitemap, llms.txt and the search do not lead there. */
  listed: z.boolean().default(true),
  /** False: the home page has no card for it, only a link below the cards. */
  onHome: z.boolean().default(true),
});
