import { getTranslations } from 'next-intl/server';
import type { InputHTMLAttributes } from 'react';

/** The box of a task list, which Markdown leaves without a name. */
export async function TaskBox({ checked, ...rest }: InputHTMLAttributes<HTMLInputElement>) {
  const t = await getTranslations('content');
  return (
    <input
      checked={checked}
      readOnly
      aria-label={checked ? t('taskDone') : t('taskOpen')}
      {...rest}
    />
  );
}
