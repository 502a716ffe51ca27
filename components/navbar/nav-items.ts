import { ownHtml } from '@/components/frame/own-html.ts';
import { siteHref } from '@/components/frame/site-link.tsx';
import type {
  ActiveRule,
  NavbarEntry,
  NavbarLink,
  NavbarLocales,
  NavbarMenuEntry,
  UnplacedEntry,
} from '@/lib/docs/navbar-types.ts';
import { belowBase, ON_HOST } from '@/lib/docs/on-host.ts';
import { absoluteUrl, pageHref } from '@/lib/docs/urls.ts';
import { getSite } from '@/lib/render-data/site.ts';
import { BASE_PATH } from '@/lib/site/base-path.ts';
import { menuHtml } from './menu-html.ts';
import type { LinkItem, MenuEntry, NavItem } from './navbar-items-data.ts';

/** Turns the items of the site model into those of the components. */
export class NavItems {
  constructor(readonly locale: string) {}

  all(items: readonly NavbarEntry[]): NavItem[] {
    return items.map(({ position, ...item }) => ({
      ...this.#item(item),
      right: position === 'right' || undefined,
    }));
  }

  #item(item: UnplacedEntry): NavItem {
    switch (item.type) {
      case 'html':
        return { type: 'html', html: ownHtml(item.html).__html };
      case 'link':
        return this.#link(item);
      case 'dropdown':
        return {
          type: 'menu',
          kind: 'dropdown',
          label: item.label,
          own: item.own && this.#link(item.own),
          entries: this.#entries(item.items),
        };
      case 'locales':
        return {
          type: 'menu',
          kind: 'locales',
          label: this.#locale?.label ?? this.locale,
          entries: [
            ...this.#entries(item.before),
            ...this.#locales(item),
            ...this.#entries(item.after),
          ],
        };
      case 'versions': {
        const versions = item.items.map(({ name, label, path }): MenuEntry => ({
          type: 'version',
          section: item.section,
          name,
          label,
          href: this.#href(path),
          samePage: item.samePage,
        }));
        return {
          type: 'menu',
          kind: 'versions',
          label: item.label,
          section: item.section,
          entries: [...this.#entries(item.before), ...versions, ...this.#entries(item.after)],
        };
      }
      default:
        return item;
    }
  }

  #entries(items: readonly NavbarMenuEntry[]): MenuEntry[] {
    return items.map((item) =>
      item.type === 'html' ? menuHtml(ownHtml(item.html).__html) : this.#link(item),
    );
  }

  #link({
    label,
    html,
    description,
    path = '/',
    suffix = '',
    href,
    active,
    versions,
    unlisted,
  }: NavbarLink): LinkItem {
    const link = {
      type: 'link',
      label,
      html: html === undefined ? undefined : ownHtml(html).__html,
      description,
    } as const;
    if (href?.startsWith(ON_HOST))
      return { ...link, to: 'file', href: belowBase(BASE_PATH, href.slice(ON_HOST.length)) };
    if (href !== undefined) return { ...link, to: 'elsewhere', href };
    return {
      ...link,
      to: 'page',
      href: this.#href(path) + suffix,
      active: active && this.#rule(active),
      versions: versions && {
        section: versions.section,
        hrefs: versions.paths.map((own) => own && this.#href(own)),
        named: versions.named,
      },
      unlisted,
    };
  }

  #rule({ basePath, regex, section }: ActiveRule): ActiveRule {
    return {
      basePath: basePath && this.#href(basePath),
      regex,
      section: section && {
        path: this.#href(section.path),
        except: section.except.map((path) => this.#href(path)),
      },
    };
  }

  #locales({ queryString }: NavbarLocales): MenuEntry[] {
    const { config } = getSite().model;
    return config.locales.map(({ code, label, htmlLang, url }): MenuEntry => {
      // Another locale may have its own host. The current locale's host is this one.
      const home =
        url === undefined || code === this.locale
          ? siteHref(code, '/')
          : absoluteUrl(config, code, '/');
      return {
        type: 'locale',
        label,
        lang: htmlLang,
        home,
        query: queryString,
        current: code === this.locale || undefined,
      };
    });
  }

  get #locale() {
    return getSite().model.config.locales.find(({ code }) => code === this.locale);
  }

  #href(path: string): string {
    return pageHref(getSite().model.config, this.locale, path);
  }
}
