import { attribute, escapeHtml as escape } from '@/lib/html/escape.ts';
import { pageHref } from '@/lib/docs/urls.ts';
import type { SidebarCategory, SidebarItem } from '@/lib/docs/types.ts';
import type { SiteConfig } from '@/lib/site/config-schema.ts';

export interface SidebarWords {
  expand: (name: string) => string;
  collapse: (name: string) => string;
}

interface Context {
  config: Pick<SiteConfig, 'defaultLocale'>;
  locale: string;
  /** Put in front of every address: the path below which the site is published. */
  basePath: string;
  words: SidebarWords;
}

const CARET = '<svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true"><path d="m4.5 3 3 3-3 3" fill="none" stroke="currentColor" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round"/></svg>';

/**
 * The list of a sidebar as HTML. Text instead of elements, because it is the same on every page of a section: it is made
 * once, each page takes it as it is, and no browser hydrates it. With elements the cost of a page grew with its section.
 *
 * Everything is open, so that without script the whole tree can be read; closing what does not lead to the active page is
 * done before the first paint (components/behaviours/sidebar.ts).
 */
export function sidebarHtml(items: readonly SidebarItem[], context: Context, className = ''): string {
  const entries = items.map((item) => (item.type === 'category' ? category(item, context) : `<li${attribute('class', item.className)}${item.deprecated ? ' data-deprecated=""' : ''}>${link(item.path, item.label, context, item.method)}</li>`));
  return `<ul${attribute('class', className || undefined)}>${entries.join('')}</ul>`;
}

function category(item: SidebarCategory, context: Context): string {
  const { key, label, path, collapsible, collapsed, className } = item;
  const state = collapsible && collapsed ? ' data-collapsed=""' : '';
  const head = path === undefined ? button(item) : link(path, label, context) + (collapsible ? caret(label, context.words) : '');
  return `<li${attribute('class', className)}${attribute('data-category', key)}${state}><div>${head}</div>${sidebarHtml(item.items, context)}</li>`;
}

function button({ label, collapsible }: SidebarCategory): string {
  return collapsible ? `<button type="button" data-toggle="" aria-expanded="true">${escape(label)}${CARET}</button>` : `<span>${escape(label)}</span>`;
}

function caret(label: string, words: SidebarWords): string {
  const names = attribute('aria-label', words.collapse(label)) + attribute('data-expand', words.expand(label)) + attribute('data-collapse', words.collapse(label));
  return `<button type="button" data-toggle="" aria-expanded="true"${names}>${CARET}</button>`;
}

/** The method of an operation is part of the link's name: a screen reader says "GET", too. */
function link(path: string, label: string, { config, locale, basePath }: Context, method?: string): string {
  const text = method === undefined ? escape(label) : `<b data-method="${method}">${METHOD_LABELS[method] ?? method.toUpperCase()}</b> <span>${escape(label)}</span>`;
  return `<a${attribute('href', basePath + pageHref(config, locale, path))}>${text}</a>`;
}

const METHOD_LABELS: Record<string, string> = { delete: 'DEL', options: 'OPT', webhook: 'HOOK' };
