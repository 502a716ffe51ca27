import { useTranslations } from 'next-intl';
import type { InputHTMLAttributes } from 'react';

/** The box of a task list, which Markdown leaves without a name. */
export function TaskBox({ checked, ...rest }: InputHTMLAttributes<HTMLInputElement>) {
  const t = useTranslations('content');
  return <input checked={checked} readOnly aria-label={checked ? t('taskDone') : t('taskOpen')} {...rest} />;
}
