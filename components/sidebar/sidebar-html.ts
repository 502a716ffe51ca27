import type { SidebarCategory, SidebarItem } from '@/lib/docs/types.ts';
import { pageHref } from '@/lib/docs/urls.ts';
import { localize, type SiteConfig } from '@/lib/site/config-schema.ts';
import type { SidebarExtra } from '@/lib/site/section-schema.ts';
import { attribute, escapeHtml } from '@/lib/text/escape-html.ts';
import { withBasePath } from '@/lib/text/with-base-path.ts';

export interface SidebarContext {
  config: Pick<SiteConfig, 'defaultLocale'>;
  locale: string;
  /** Put in front of every address: the path below which the site is published. */
  basePath: string;
  /** Heard after the label of a link to another site. */
  opensInNewTab: string;
}

const EXTERNAL = '<svg viewBox="0 0 12 12" width="10" height="10" aria-hidden="true"><path d="M4 2h6v6M10 2 2.5 9.5" fill="none" stroke="currentColor" stroke-width="1.4"/></svg>';

/**
 * The list of a sidebar as HTML. Text instead of elements, because it is the same on every page of a section: it is made
 * once, each page takes it as it is, and no browser hydrates it. With elements the cost of a page grew with its section.
 *
 * Everything is open, so that without script the whole tree can be read; closing what does not lead to the active page is
 * done before the first paint (components/behaviours/sidebar.ts).
 */
export function sidebarHtml(items: readonly SidebarItem[], context: SidebarContext, extras: { before?: readonly SidebarExtra[]; after?: readonly SidebarExtra[] } = {}, className?: string): string {
  return list([...(extras.before ?? []).map((item) => extra(item, context, 'before')), ...entries(items, context, 1), ...(extras.after ?? []).map((item) => extra(item, context, 'after'))], 1, className);
}

const list = (entries: readonly string[], level: number, className?: string): string => `<ul${attribute('class', className)} data-level="${level}">${entries.join('')}</ul>`;

const entries = (items: readonly SidebarItem[], context: SidebarContext, level: number): string[] =>
  items.map((item) => (item.type === 'category' ? category(item, context, level) : `<li${attribute('class', item.className)}${item.deprecated ? ' data-deprecated' : ''}>${link(item.path, item.label, context, item.method)}</li>`));

function category(item: SidebarCategory, context: SidebarContext, level: number): string {
  const { key, label, path, collapsible, collapsed, className } = item;
  const state = collapsible && collapsed ? ' data-collapsed' : '';
  // The label of the second button is written by the script without which it is not shown.
  const head = path === undefined ? heading(item) : link(path, label, context) + (collapsible ? '<button type="button" data-toggle aria-expanded="true"></button>' : '');
  return `<li${attribute('class', className)}${attribute('data-category', key)}${state}><div>${head}</div>${list(entries(item.items, context, level + 1), level + 1)}</li>`;
}

const heading = ({ label, collapsible }: SidebarCategory): string => (collapsible ? `<button type="button" data-toggle aria-expanded="true">${escapeHtml(label)}</button>` : `<span>${escapeHtml(label)}</span>`);

/** The method of an operation is part of the link's name: a screen reader says "GET", too. */
function link(path: string, label: string, { config, locale, basePath }: SidebarContext, method?: string): string {
  const text = method === undefined ? escapeHtml(label) : `<b data-method="${method}">${METHOD_LABELS[method] ?? method.toUpperCase()}</b> <span>${escapeHtml(label)}</span>`;
  return `<a${attribute('href', basePath + pageHref(config, locale, path))}>${text}</a>`;
}

/** HTML items stand in the configuration, which is as trusted as the code. */
function extra(item: SidebarExtra, { config, locale, basePath, opensInNewTab }: SidebarContext, place: 'before' | 'after'): string {
  if ('html' in item) return `<li${attribute('class', item.className)} data-extra="${place}" data-html>${withBasePath(localize(item.html, locale, config.defaultLocale), basePath)}</li>`;
  const label = escapeHtml(localize(item.label, locale, config.defaultLocale));
  return `<li${attribute('class', item.className)} data-extra="${place}"><a${attribute('href', item.href)} target="_blank" rel="noopener noreferrer"><span>${label}<span class="sr-only"> ${escapeHtml(opensInNewTab)}</span></span>${EXTERNAL}</a></li>`;
}

const METHOD_LABELS: Record<string, string> = { delete: 'DEL', options: 'OPT', webhook: 'HOOK' };

