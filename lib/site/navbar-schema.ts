import { z } from 'zod';
import { localizedText, textsOf } from './localized-text.ts';

const position = z.enum(['left', 'right']).default('left');
const regex = z.string().refine(isRegex, 'is not a regular expression');

/** Paths on which a link is active; default: the path of the link and the paths below it. */
const active = {
  /** A path without locale. The link is active on every page whose path begins with it. */
  activeBasePath: z.string().startsWith('/').optional(),
  /** Tested against the path without locale; upper and lower case are the same. */
  activeBaseRegex: regex.optional(),
};

const link = z.strictObject({
  type: z.literal('link'),
  label: localizedText.optional(),
  /** HTML instead of a label. It is not sanitized. */
  html: localizedText.optional(),
  /** One line below the label, in a menu. */
  description: localizedText.optional(),
  to: z.string().startsWith('/').optional(),
  href: z.url().optional(),
  ...active,
});
const html = z.strictObject({ type: z.literal('html'), value: localizedText });
/** `section` is the path of a section. It is only needed if several sections have the id. */
const doc = z.strictObject({
  type: z.literal('doc'),
  docId: z.string(),
  section: z.string().optional(),
  label: localizedText.optional(),
  description: localizedText.optional(),
});
const docSidebar = z.strictObject({
  type: z.literal('docSidebar'),
  sidebarId: z.string(),
  section: z.string().optional(),
  label: localizedText.optional(),
  description: localizedText.optional(),
});
const docsVersion = z.strictObject({
  type: z.literal('docsVersion'),
  section: z.string().optional(),
  label: localizedText.optional(),
  to: z.string().startsWith('/').optional(),
  ...active,
});

type LinkFields = Pick<z.output<typeof link>, 'label' | 'html' | 'to' | 'href'>;
const onlyOne = (a: unknown, b: unknown): boolean => (a === undefined) !== (b === undefined);
const checkLink = (item: LinkFields, context: z.RefinementCtx): void => {
  if (!onlyOne(item.to, item.href))
    context.addIssue({
      code: 'custom',
      message: 'needs exactly one of `to` (a path of this site) and `href` (a full address)',
    });
  if (!onlyOne(item.label, item.html))
    context.addIssue({ code: 'custom', message: 'needs exactly one of `label` and `html`' });
};

/** An entry of a menu can have one link at most, because readers choose the whole entry. */
const oneLink = (item: z.output<typeof html>, context: z.RefinementCtx): void => {
  for (const text of textsOf(item.value)) {
    if ((text.match(/<a[\s>]/gi)?.length ?? 0) > 1)
      context.addIssue({
        code: 'custom',
        path: ['value'],
        message:
          'has more than one link. Inside a menu an `html` item may hold one; make an item of each',
      });
  }
};

/** The default of `type`: items with `items` are menus, others are links. */
const withType = (input: unknown): unknown =>
  typeof input === 'object' && input !== null && !('type' in input)
    ? { type: 'items' in input ? 'dropdown' : 'link', ...input }
    : input;

const menuItem = z.preprocess(
  withType,
  z.discriminatedUnion('type', [
    link.superRefine(checkLink),
    html.superRefine(oneLink),
    doc,
    docSidebar,
    docsVersion,
  ]),
);
const around = {
  dropdownItemsBefore: z.array(menuItem).default([]),
  dropdownItemsAfter: z.array(menuItem).default([]),
};

const dropdown = z.strictObject({
  type: z.literal('dropdown'),
  label: localizedText,
  to: z.string().startsWith('/').optional(),
  items: z.array(menuItem).min(1),
  position,
  ...active,
});
const localeDropdown = z.strictObject({
  type: z.literal('localeDropdown'),
  /** Added to the address of every language. */
  queryString: z.string().optional(),
  position,
  ...around,
});
const docsVersionDropdown = z.strictObject({
  type: z.literal('docsVersionDropdown'),
  section: z.string().optional(),
  /**
   * Names of the versions in their order, or a map of names and labels. Default: all, newest first.
   */
  versions: z
    .union([
      z.array(z.string()),
      z.record(z.string(), z.strictObject({ label: localizedText.optional() })),
    ])
    .optional(),
  /** Leads to the same page of the other version, as in Docusaurus, instead of to its main page. */
  samePage: z.boolean().default(false),
  position,
  ...around,
});
const search = z.strictObject({ type: z.literal('search'), position });

const navbarItem = z.preprocess(
  withType,
  z.discriminatedUnion('type', [
    link.extend({ position }).superRefine(checkLink),
    dropdown,
    localeDropdown,
    search,
    html.extend({ position }),
    doc.extend({ position }),
    docSidebar.extend({ position }),
    docsVersion.extend({ position }),
    docsVersionDropdown,
  ]),
);

export const navbarSchema = z.strictObject({
  /** Beside the logo, instead of the title of the site; an empty text for none. */
  title: localizedText.optional(),
  items: z.array(navbarItem).default([]),
  /** It leaves the screen while the reader scrolls down, and returns when they scroll up. */
  hideOnScroll: z.boolean().default(false),
});

/** One entry of `navbar.items`, checked. */
export type NavbarItem = z.output<typeof navbarItem>;
/** An entry of a menu. */
export type MenuItem = z.output<typeof menuItem>;

type Untyped<T, K extends string> = T | (Omit<T, 'type'> & { type?: K });
type MenuItemInput =
  | Untyped<z.input<typeof link>, 'link'>
  | z.input<typeof html>
  | z.input<typeof doc>
  | z.input<typeof docSidebar>
  | z.input<typeof docsVersion>;
type Around = { dropdownItemsBefore?: MenuItemInput[]; dropdownItemsAfter?: MenuItemInput[] };
type Placed = { position?: 'left' | 'right' };

/** The setting `navbar`, by hand, because a schema with `preprocess` has no input type. */
export interface NavbarInput {
  title?: z.input<typeof localizedText>;
  items?: (
    | (MenuItemInput & Placed)
    | Untyped<Omit<z.input<typeof dropdown>, 'items'> & { items: MenuItemInput[] }, 'dropdown'>
    | (Omit<z.input<typeof localeDropdown>, keyof Around> & Around)
    | (Omit<z.input<typeof docsVersionDropdown>, keyof Around> & Around)
    | z.input<typeof search>
  )[];
  hideOnScroll?: boolean;
}

/** Every `to` of the navbar and its menus, for the link check. */
export function navbarPaths(items: readonly (NavbarItem | MenuItem)[]): string[] {
  return items.flatMap((item) => [
    ...('to' in item && item.to !== undefined ? [item.to] : []),
    ...('items' in item ? navbarPaths(item.items) : []),
    ...('dropdownItemsBefore' in item
      ? navbarPaths([...item.dropdownItemsBefore, ...item.dropdownItemsAfter])
      : []),
  ]);
}

function isRegex(source: string): boolean {
  try {
    return Boolean(new RegExp(source, 'i'));
  } catch {
    return false;
  }
}
