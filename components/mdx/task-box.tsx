import { getTranslations } from 'next-intl/server';
import type { InputHTMLAttributes } from 'react';

/** The checkbox of a task list with an accessible name, which Markdown does not give it. */
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
