import { getTranslations } from 'next-intl/server';
import icon from './copy-button.module.css';

/** The icon is the style sheet's: a page has dozens of these buttons. Copies the code in the same `data-code` box (components/behaviours/copy-code.ts) and says when it is done. */
export async function CopyButton({ label, className = '' }: { label: string; className?: string }) {
  const t = await getTranslations('content');
  return (
    <button type="button" className={`${icon.copy} ${className}`} data-copy data-copied={t('copied')} aria-label={label} title={label} />
  );
}
