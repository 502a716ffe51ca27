import type { NavbarInput } from '@/lib/site/navbar-schema.ts';
import type { LocalizedText } from '@/lib/site/localized-text.ts';
import { escapeRegExp } from '@/lib/text/escape-reg-exp.ts';
import type { Report } from './report.ts';
import type { Translations } from './translations.ts';
import { defined, isRecord, list, record, text, texts, type Values } from './values.ts';

type Items = NonNullable<NavbarInput['items']>;

export interface LinkContext {
  report: Report;
  translations: Translations;
  /** Path of the section of a docs plugin, by the id of the plugin. */
  sections: ReadonlyMap<string, string>;
  /** Whether a path belongs to something that does not move in, such as the blog. */
  isElsewhere: (path: string) => boolean;
}

const NAVBAR = 'docusaurus-theme-classic/navbar.json';

/** The items of the navbar. Those that have no counterpart are left out and reported. */
export function navbarItems(given: unknown, context: LinkContext): Items {
  return list(given).flatMap((item) =>
    itemsOf(record(item), context, false).map((converted) => ({
      ...converted,
      // Docusaurus' own default.
      position: record(item).position === 'left' ? 'left' : 'right',
    })),
  );
}

/** Items are checked by the schema of the configuration afterwards. */
function itemsOf(item: Values, context: LinkContext, inMenu: boolean): Values[] {
  const { report, sections } = context;
  const type = text(item.type) ?? (Array.isArray(item.items) ? 'dropdown' : 'default');
  const label = labelOf(item, context);
  const section = sections.get(text(item.docsPluginId) ?? 'default');
  const menu = (items: unknown): Values[] =>
    list(items).flatMap((below) => itemsOf(record(below), context, true));
  switch (type) {
    case 'default':
      return link(item, context);
    case 'html':
      return text(item.value) ? [{ type, value: text(item.value) }] : [];
    case 'search':
      return inMenu ? [] : [{ type }];
    case 'localeDropdown':
      return [
        defined({
          type,
          queryString: text(item.queryString),
          dropdownItemsBefore: menu(item.dropdownItemsBefore),
          dropdownItemsAfter: menu(item.dropdownItemsAfter),
        }),
      ];
    case 'dropdown': {
      const items = menu(item.items);
      const { to } = pathOf(item);
      return items.length > 0
        ? [
            defined({
              type,
              label: label ?? '',
              items,
              to: to !== undefined && !context.isElsewhere(to) ? to : undefined,
            }),
          ]
        : [];
    }
    case 'doc':
    case 'docSidebar':
    case 'docsVersion':
    case 'docsVersionDropdown': {
      if (section === undefined) {
        report.setting(
          new RegExp(type),
          `The navbar item ${JSON.stringify(label ?? type)} belongs to a docs plugin that has no pages, and is left out.`,
        );
        return [];
      }
      const own = {
        doc: { docId: text(item.docId) },
        docSidebar: { sidebarId: text(item.sidebarId) },
        docsVersion: { to: text(item.to) },
        docsVersionDropdown: versionChoice(item, menu),
      }[type];
      return [
        defined({ type, section, ...(type === 'docsVersionDropdown' ? {} : { label }), ...own }),
      ];
    }
    default:
      report.setting(
        new RegExp(`['"\`]${type}['"\`]`),
        `Navbar items of the type "${type}" are components of the site and are left out. Write an \`html\` item instead.`,
      );
      return [];
  }
}

const versionChoice = (item: Values, menu: (items: unknown) => Values[]): Values => ({
  versions: Array.isArray(item.versions)
    ? texts(item.versions)
    : isRecord(item.versions)
      ? Object.fromEntries(
          Object.entries(item.versions).map(([version, value]) => [
            version,
            defined({ label: text(record(value).label) }),
          ]),
        )
      : undefined,
  samePage: true,
  dropdownItemsBefore: menu(item.dropdownItemsBefore),
  dropdownItemsAfter: menu(item.dropdownItemsAfter),
});

const labelOf = (item: Values, { translations }: LinkContext): LocalizedText | undefined => {
  const label = text(item.label);
  return label && translations.localized(NAVBAR, `item.label.${label}`, label);
};

function link(item: Values, context: LinkContext): Values[] {
  const { report } = context;
  const target = pathOf(item);
  const html = text(item.html);
  const name = text(item['aria-label']);
  const label = labelOf(item, context) ?? (html === undefined ? name : undefined);
  if (target.to === undefined && target.href === undefined) return [];
  if (target.to !== undefined && context.isElsewhere(target.to)) {
    report.setting(
      linkPlace(target.to),
      `A link to ${target.to} is left out, because that page does not move in.`,
    );
    return [];
  }
  if (label === undefined && html === undefined) return [];
  const { activeBasePath, activeBaseRegex } = item;
  return [
    defined({
      type: 'link',
      ...target,
      ...(label === undefined ? { html } : { label }),
      activeBasePath: text(activeBasePath) && `/${text(activeBasePath)?.replace(/^\//, '') ?? ''}`,
      activeBaseRegex: text(activeBaseRegex),
    }),
  ];
}

/** The target of a link: a path of the site, or an address (`pathname:///monitor` is one, too). */
export function pathOf(item: Values): { to?: string; href?: string } {
  const given = text(item.to) ?? text(item.href);
  if (given === undefined) return {};
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(given)
    ? { href: given.startsWith('//') ? `https:${given}` : given }
    : { to: given.startsWith('/') ? given : `/${given}` };
}

/** The line of a link in the configuration. */
export const linkPlace = (path: string): RegExp =>
  new RegExp(`\\b(to|href): *['"\`]/?${escapeRegExp(path.slice(1))}\\b`);
