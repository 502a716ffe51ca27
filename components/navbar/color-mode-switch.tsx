import { getTranslations } from 'next-intl/server';
import { getSite } from '@/lib/server/site.ts';
import styles from './color-mode-switch.module.css';

/**
 * The switch between the colour modes; nothing when the configuration disables it. Works once
 * components/behaviours/color-mode.ts has named and enabled it; which icon shows is the styles' business, so that it is
 * right before that.
 */
export async function ColorModeSwitch({ className = '' }: { className?: string }) {
  const { colorMode } = getSite().model.config;
  if (colorMode.disableSwitch) return null;
  const t = await getTranslations('colorMode');
  const mode = t(colorMode.respectPrefersColorScheme ? 'system' : colorMode.defaultMode);
  return (
    <button
      type="button"
      className={`${styles.switch} ${className}`}
      disabled
      data-color-mode-switch
      data-action={String(t.raw('action'))}
      data-system={t('system')}
      data-light={t('light')}
      data-dark={t('dark')}
      aria-label={t('action', { mode })}
      title={mode}
      suppressHydrationWarning
    >
      <svg className={styles.light} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <circle cx="10" cy="10" r="3.5" />
        <path d="M10 1.5v2M10 16.5v2M1.5 10h2M16.5 10h2M4 4l1.4 1.4M14.6 14.6 16 16M4 16l1.4-1.4M14.6 5.4 16 4" />
      </svg>
      <svg className={styles.dark} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d="M16.5 12.2A7 7 0 0 1 7.8 3.5a7 7 0 1 0 8.7 8.7Z" />
      </svg>
      <svg className={styles.system} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <circle cx="10" cy="10" r="7" />
        <path d="M10 3a7 7 0 0 1 0 14Z" fill="currentColor" />
      </svg>
    </button>
  );
}
