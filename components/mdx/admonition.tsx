import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Callout } from '@/components/ui/callout.tsx';
import { ADMONITION_KINDS, isAdmonitionKind } from '@/lib/mdx/admonition-kinds.ts';

interface Props {
  kind?: string;
  /** The kind in code, where Docusaurus calls it so. */
  type?: string;
  title?: ReactNode;
  /** In place of the icon of the kind. */
  icon?: ReactNode;
  id?: string;
  children?: ReactNode;
}

/**
 * A highlighted box in a text. Its kind is a word, not only a color. One that only the page's code
 * knows, and that is not there, is shown as info; others are reported (lib/mdx/remark-admonitions.ts).
 */
export async function Admonition({ type, kind = type, title, icon, id, children }: Props) {
  const known = kind !== undefined && isAdmonitionKind(kind) ? kind : 'info';
  const look = ADMONITION_KINDS[known];
  const t = await getTranslations('content');
  const words = title ? (
    <>
      <span className="sr-only">{t(known)}: </span>
      {title}
    </>
  ) : (
    t(known)
  );
  return (
    <Callout
      tone={look.tone}
      icon={icon === undefined ? look.icon : <span aria-hidden="true">{icon}</span>}
      title={words}
      data-kind={known}
      id={id}
    >
      {children}
    </Callout>
  );
}
