import { useTranslations } from 'next-intl';
import icon from './copy-button.module.css';

/** Copies the code in the same `data-code` box (components/behaviours/copy-code.ts) and says when it is done. */
export function CopyButton({ label, className = '' }: { label: string; className?: string }) {
  const t = useTranslations('content');
  return (
    <button type="button" className={`${icon.button} ${className}`} data-copy data-copied={t('copied')} aria-label={label} title={label}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path className={icon.idle} d="M5.5 5.5V3h7.5v7.5h-2.5M3 5.5h7.5V13H3z" fill="none" stroke="currentColor" strokeWidth="1.3" strokeLinejoin="round" />
        <path className={icon.done} d="m3 8.5 3.2 3.2L13 4.5" fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </button>
  );
}
