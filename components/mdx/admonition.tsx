import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import {
  ADMONITION_KINDS,
  isAdmonitionKind,
  type AdmonitionKind,
} from '@/lib/mdx/admonition-kinds.ts';
import styles from './admonition.module.css';

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
  if (!isAdmonitionKind(kind))
    throw new Error(
      `<Admonition> has no kind “${String(kind)}”. Use one of ${Object.keys(ADMONITION_KINDS).join(', ')}.`,
    );
  const { icon, tone } = ADMONITION_KINDS[kind];
  const t = await getTranslations('content');
  return (
    <div className={styles.admonition} data-kind={kind} data-tone={tone} id={id}>
      <p className={styles.title}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path
            d={icon}
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
