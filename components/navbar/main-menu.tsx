import { getTranslations } from 'next-intl/server';
import { ConfiguredLink } from '@/components/frame/site-link.tsx';
import { getSite } from '@/lib/server/site.ts';
import { localize, type NavbarItem } from '@/lib/site/config-schema.ts';
import { CloseButton } from './close-button.tsx';
import { ColorModeSwitch } from './color-mode-switch.tsx';
import { LocaleLinks } from './locale-links.tsx';
import styles from './main-menu.module.css';

export const MENU_ID = 'main-menu';

/** The navbar's items as a panel for narrow screens. A popover: it opens, closes and takes Escape without script. */
export async function MainMenu({ locale }: { locale: string }) {
  const t = await getTranslations('frame');
  const { navbar } = getSite().model.config;
  return (
    <div id={MENU_ID} popover="auto" className={styles.panel} role="dialog" aria-label={t('menu')}>
      <CloseButton target={MENU_ID} />
      <ColorModeSwitch />
      {navbar.items.map((item, index) => (
        <Group key={index} item={item} locale={locale} language={t('language')} />
      ))}
    </div>
  );
}

function Group({ item, locale, language }: { item: NavbarItem; locale: string; language: string }) {
  const { defaultLocale } = getSite().model.config;
  if (item.type === 'link') {
    return (
      <ConfiguredLink className={styles.link} locale={locale} link={item}>
        {localize(item.label, locale, defaultLocale)}
      </ConfiguredLink>
    );
  }
  const label = item.type === 'localeDropdown' ? language : localize(item.label, locale, defaultLocale);
  return (
    <section aria-label={label}>
      <p className={styles.heading}>{label}</p>
      <ul className={styles.list}>
        {item.type === 'localeDropdown' ? (
          <LocaleLinks locale={locale} className={styles.link} />
        ) : (
          item.items.map((link) => (
            <li key={link.href ?? link.to}>
              <ConfiguredLink className={styles.link} locale={locale} link={link}>
                {localize(link.label, locale, defaultLocale)}
              </ConfiguredLink>
            </li>
          ))
        )}
      </ul>
    </section>
  );
}
