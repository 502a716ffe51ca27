import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ADMONITION_KINDS, type AdmonitionKind } from '@/lib/mdx/admonition-kinds.ts';
import styles from './admonition.module.css';

const NOTE = 'M4 3h8v10H4zM6 6h4M6 8.5h4';
const TIP = 'M8 2.5a4 4 0 0 0-2.2 7.3V11h4.4V9.8A4 4 0 0 0 8 2.5zM6.5 13.5h3';
const INFO = 'M8 2.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM8 7.2v3.6M8 5v.3';

const ICONS: Record<AdmonitionKind, string> = {
  note: NOTE,
  secondary: NOTE,
  tip: TIP,
  success: TIP,
  info: INFO,
  important: INFO,
  warning: 'M8 2.5 14 13H2zM8 6.5v3M8 11v.3',
  caution: 'M8 2.5 14 13H2zM8 6.5v3M8 11v.3',
  danger: 'M5.5 2.5h5l3 3v5l-3 3h-5l-3-3v-5zM8 5v3.5M8 10.5v.3',
};

interface Props {
  kind?: AdmonitionKind;
  title?: string;
  id?: string;
  children?: ReactNode;
}

/**
 * A highlighted box in a text. Its kind is a word, not only a color.
 * @throws for an unknown kind in a writer's `<Admonition>`
 */
export async function Admonition({ kind = 'info', title, id, children }: Props) {
  if (!ADMONITION_KINDS.includes(kind))
    throw new Error(
      `<Admonition> has no kind “${kind}”. Use one of ${ADMONITION_KINDS.join(', ')}.`,
    );
  const t = await getTranslations('content');
  return (
    <div className={styles.admonition} data-kind={kind} id={id}>
      <p className={styles.title}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path
            d={ICONS[kind]}
            fill="none"
            stroke="currentColor"
            strokeWidth="1.3"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        {title ? (
          <>
            <span className="sr-only">{t(kind)}: </span>
            {title}
          </>
        ) : (
          t(kind)
        )}
      </p>
      {children}
    </div>
  );
}
