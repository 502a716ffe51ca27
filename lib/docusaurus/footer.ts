import type { SiteConfigInput } from '@/lib/site/config-schema.ts';
import { linkPlace, pathOf, type LinkContext } from './navbar.ts';
import { picture } from './picture.ts';
import { defined, list, record, text, type Values } from './values.ts';

type Footer = NonNullable<SiteConfigInput['footer']>;
type Item = NonNullable<Footer['links']>[number];

const FOOTER = 'docusaurus-theme-classic/footer.json';

/** The footer: columns or one row of links, a logo, and the line of the copyright. */
export function footer(given: Values, context: LinkContext): Footer {
  const { translations } = context;
  const links = list(given.links).map(record);
  const isColumns = links.some(({ items }) => Array.isArray(items));
  const copyright = text(given.copyright);
  return defined({
    style: given.style === 'dark' ? 'dark' : 'light',
    ...(isColumns
      ? { columns: links.map((column) => columnOf(column, context)) }
      : { links: links.flatMap((item) => itemsOf(item, context)) }),
    logo: logo(record(given.logo), context),
    copyright: copyright && translations.localized(FOOTER, 'copyright', copyright),
  } as const);
}

function columnOf(column: Values, context: LinkContext) {
  const title = text(column.title);
  return defined({
    title: title && context.translations.localized(FOOTER, `link.title.${title}`, title),
    items: list(column.items).flatMap((item) => itemsOf(record(item), context)),
  });
}

function itemsOf(item: Values, { report, translations, isElsewhere }: LinkContext): Item[] {
  const html = text(item.html);
  if (html !== undefined) return [{ html }];
  const label = text(item.label);
  const target = pathOf(item);
  if (label === undefined || (target.to ?? target.href) === undefined) return [];
  if (target.to !== undefined && isElsewhere(target.to)) {
    report.setting(
      linkPlace(target.to),
      `A link to ${target.to} is left out, because that page does not move in.`,
    );
    return [];
  }
  return [
    defined({
      label: translations.localized(FOOTER, `link.item.label.${label}`, label),
      ...target,
    }),
  ];
}

function logo(given: Values, { report, translations, isElsewhere }: LinkContext): Footer['logo'] {
  const src = picture(given.src, /\bsrc\b/, report);
  if (src === undefined) return undefined;
  const target = pathOf(given);
  const alt = text(given.alt);
  return defined({
    src,
    srcDark: picture(given.srcDark, /\bsrcDark\b/, report),
    alt: alt && translations.localized(FOOTER, 'logo.alt', alt),
    width: pixels(given.width),
    height: pixels(given.height),
    ...(target.to !== undefined && isElsewhere(target.to) ? {} : target),
  });
}

/** Docusaurus takes numbers, and texts such as "160" and "160px". */
function pixels(given: unknown): number | undefined {
  const value = typeof given === 'number' ? given : Number(text(given)?.replace(/px$/, ''));
  return Number.isFinite(value) && value > 0 ? value : undefined;
}
