import type { DocsInstance } from './docs-instances.ts';
import type { Translations } from './translations.ts';
import { bare, list, record, text, type Values } from './values.ts';

/** The title of the navbar in each language. */
export const navbarText = (translations: Translations, title: string) =>
  translations.localized('docusaurus-theme-classic/navbar.json', 'title', title);

/** The name under which the navbar leads to a section. */
export function sectionLabel(
  { id, route }: DocsInstance,
  config: Values,
  translations: Translations,
) {
  const items = list(record(record(config.themeConfig).navbar).items).map(record);
  const ofType = (type: string) =>
    items.filter((item) => item.type === type && (text(item.docsPluginId) ?? 'default') === id);
  const toStart = items.filter(({ to }) => route !== '' && bare(text(to) ?? '') === route);
  // A link to a document may be called after the document.
  const [own = []] = [ofType('docSidebar'), toStart, ofType('doc')].filter(
    (found) => found.length > 0,
  );
  const label = text(own[0]?.label);
  return own.length === 1 && label !== undefined
    ? translations.localized('docusaurus-theme-classic/navbar.json', `item.label.${label}`, label)
    : undefined;
}
