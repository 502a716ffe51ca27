import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ColorModeSwitch } from '@/components/color-mode/color-mode-switch.tsx';
import { PageLink } from '@/components/frame/site-link.tsx';
import { getSite } from '@/lib/render-data/site.ts';
import { localize } from '@/lib/site/config-schema.ts';
import { CloseButton } from './close-button.tsx';
import styles from './panel-head.module.css';

/** Top of a panel of the mobile menu: the site's title, or what is given instead, and at the end what closes the panel. */
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
          {localize(config.title, locale, config.defaultLocale)}
        </PageLink>
      )}
      <div className={styles.end}>
        <ColorModeSwitch />
        <CloseButton target={target} label={t('closeMenu')} />
      </div>
    </div>
  );
}
