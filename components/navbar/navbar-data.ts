import { getTranslations } from 'next-intl/server';
import { ownHtml } from '@/components/frame/own-html.ts';
import { siteHref } from '@/components/frame/site-link.tsx';
import type {
  ActiveRule,
  NavbarEntry,
  NavbarLink,
  NavbarLocales,
  NavbarMenuEntry,
} from '@/lib/docs/navbar-types.ts';
import { absoluteUrl, pageHref } from '@/lib/docs/urls.ts';
import { docsSections } from '@/lib/docs/versions.ts';
import { getSite } from '@/lib/render-data/site.ts';
import { menuHtml } from './menu-html.ts';
import type { LinkItem, MenuEntry, NavbarData, NavItem } from './navbar-items-data.ts';
import type { VersionTable } from './versions.ts';

const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** A path of the site without loading it softly: files and other things that are no pages. */
const FILE = 'pathname://';

/** The navbar of a locale as its components get it. */
export async function navbarData(locale: string): Promise<NavbarData> {
  const t = await getTranslations('frame');
  const { model } = getSite();
  const data: NavbarData = {
    items: new NavItems(locale).all(getSite().index(locale)?.model.navbar ?? []),
    versions: versionTable(locale),
    keepsVersions: model.config.versionPersistence === 'localStorage',
    home: pageHref(model.config, locale, '/'),
    homeHref: siteHref(locale, '/'),
    words: {
      menu: t('menu'),
      languages: t('languages'),
      language: t('language'),
      versions: t('versions'),
      expand: t('expandMenu'),
      collapse: t('collapseMenu'),
      opensInNewTab: t('opensInNewTab'),
    },
  };
  // What is undefined would be written out for every page.
  return JSON.parse(JSON.stringify(data)) as NavbarData;
}

/** Turns the items of the site model into those of the components. */
class NavItems {
  constructor(readonly locale: string) {}

  all(items: readonly NavbarEntry[]): NavItem[] {
    return items.map((item) => ({
      ...this.#item(item),
      right: item.position === 'right' || undefined,
    }));
  }

  #item(item: NavbarEntry): NavItem {
    switch (item.type) {
      case 'search':
        return { type: 'search' };
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
        }));
        return {
          type: 'menu',
          kind: 'versions',
          label: item.label,
          section: item.section,
          entries: [...this.#entries(item.before), ...versions, ...this.#entries(item.after)],
        };
      }
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
    if (href?.startsWith(FILE))
      return { ...link, to: 'file', href: BASE_PATH + href.slice(FILE.length) };
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
      // Another locale may have a host of its own; the reader's own is the one at hand.
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

function versionTable(locale: string): VersionTable {
  const { config } = getSite().model;
  const sections = docsSections(getSite().index(locale)?.model.roots ?? []).filter(
    ({ versions }) => versions.length > 1,
  );
  return Object.fromEntries(
    sections.map(({ id, versions, latest }) => [
      id,
      {
        latest: versions.indexOf(latest),
        versions: versions.map(({ version, basePath }) => [
          version.name,
          pageHref(config, locale, basePath),
          version.label,
        ]),
      },
    ]),
  );
}
