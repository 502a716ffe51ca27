import type { SiteConfigInput } from '@/lib/site/config-schema.ts';
import { linkPlace, pathOf, type LinkContext } from './navbar.ts';
import { defined, list, record, text, type Values } from './values.ts';

type Footer = NonNullable<SiteConfigInput['footer']>;

const FOOTER = 'docusaurus-theme-classic/footer.json';

/** The links of the footer, in one row: columns have no counterpart here. */
export function footer(given: Values, context: LinkContext): Footer {
  const { report, translations } = context;
  const columns = list(given.links).map(record);
  const titled = columns.some(({ title }) => text(title) !== undefined);
  if (titled)
    report.setting(
      /\bfooter\b/,
      'The columns of the footer become one row of links, without their titles.',
    );
  if (text(given.copyright))
    report.setting(
      /\bcopyright\b/,
      'The copyright line of the footer is made of the title of the site instead of `footer.copyright`.',
    );
  const items = columns.flatMap((column) =>
    Array.isArray(column.items) ? list(column.items).map(record) : [column],
  );
  const links = items.flatMap((item) => {
    const label = text(item.label);
    const target = pathOf(item);
    if (text(item.html) !== undefined) {
      report.setting(
        /\bhtml:/,
        'HTML in the footer is left out. Write a link with `label` and `href`.',
      );
      return [];
    }
    if (label === undefined || (target.to ?? target.href) === undefined) return [];
    if (target.to !== undefined && context.isElsewhere(target.to)) {
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
  });
  return { style: given.style === 'dark' ? 'dark' : 'light', links };
}
