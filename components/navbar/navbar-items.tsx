import { getTranslations } from 'next-intl/server';
import { ConfiguredLink } from '@/components/frame/site-link.tsx';
import { getSite } from '@/lib/server/site.ts';
import { localize, type NavbarItem, type NavbarLink } from '@/lib/site/config-schema.ts';
import { Chevron } from './chevron.tsx';
import { LocaleLinks } from './locale-links.tsx';
import styles from './navbar-items.module.css';

/** The navbar's items on a wide screen. A menu is a `<details>`: it opens with a click or Enter, script or not. */
export async function NavbarItems({ locale }: { locale: string }) {
  const { navbar } = getSite().model.config;
  return (
    <ul className={styles.items}>
      {navbar.items.map((item, index) => (
        <li key={index} className={item.position === 'right' ? styles.right : undefined}>
          <Item item={item} locale={locale} />
        </li>
      ))}
    </ul>
  );
}

async function Item({ item, locale }: { item: NavbarItem; locale: string }) {
  const t = await getTranslations('frame');
  const { config } = getSite().model;
  const { defaultLocale } = config;
  if (item.type === 'localeDropdown') {
    const current = config.locales.find((candidate) => candidate.code === locale);
    return (
      <Menu label={current?.label ?? locale} hint={t('language')} end>
        <LocaleLinks locale={locale} className={styles.link} />
      </Menu>
    );
  }
  if (item.type === 'dropdown') {
    return (
      <Menu label={localize(item.label, locale, defaultLocale)}>
        {item.items.map((link) => (
          <li key={link.href ?? link.to}>
            <MenuLink link={link} locale={locale} />
          </li>
        ))}
      </Menu>
    );
  }
  return (
    <ConfiguredLink className={styles.top} locale={locale} link={item}>
      {localize(item.label, locale, defaultLocale)}
    </ConfiguredLink>
  );
}

function Menu({ label, hint, end = false, children }: { label: string; hint?: string; end?: boolean; children: React.ReactNode }) {
  return (
    <details className={styles.menu} data-menu name="navbar-menu">
      <summary className={styles.top}>
        {hint !== undefined && <span className="sr-only">{hint}: </span>}
        {label}
        <Chevron />
      </summary>
      <ul className={end ? `${styles.list} ${styles.end}` : styles.list}>{children}</ul>
    </details>
  );
}

function MenuLink({ link, locale }: { link: NavbarLink; locale: string }) {
  const { defaultLocale } = getSite().model.config;
  return (
    <ConfiguredLink className={styles.link} locale={locale} link={link}>
      <span className={styles.label}>{localize(link.label, locale, defaultLocale)}</span>
      {link.description !== undefined && <span className={styles.description}>{localize(link.description, locale, defaultLocale)}</span>}
    </ConfiguredLink>
  );
}
