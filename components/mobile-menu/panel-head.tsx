import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ColorModeSwitch } from '@/components/color-mode/color-mode-switch.tsx';
import { PageLink } from '@/components/frame/site-link.tsx';
import { navbarTitle } from '@/components/navbar/navbar-title.ts';
import { getSite } from '@/lib/render-data/site.ts';
import { localize } from '@/lib/site/config-schema.ts';
import { CloseButton } from './close-button.tsx';
import styles from './panel-head.module.css';

/** Head of a panel: the site's title, or other content, and the close button. */
export async function PanelHead({
  locale,
  target,
  children,
}: {
  locale: string;
  target: string;
  children?: ReactNode;
}) {
  const { config } = getSite().model;
  const t = await getTranslations('frame');
  return (
    <div className={styles.head}>
      {children ?? (
        <PageLink className={styles.title} locale={locale} path="/">
          {navbarTitle(config, locale) || localize(config.title, locale, config.defaultLocale)}
        </PageLink>
      )}
      <div className={styles.end}>
        <ColorModeSwitch />
        <CloseButton target={target} label={t('closeMenu')} />
      </div>
    </div>
  );
}
