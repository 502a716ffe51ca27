import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Callout } from '@/components/ui/callout.tsx';
import {
  ADMONITION_KINDS,
  isAdmonitionKind,
  type AdmonitionKind,
} from '@/lib/mdx/admonition-kinds.ts';

interface Props {
  kind?: AdmonitionKind;
  /** The kind in code, where Docusaurus calls it so. */
  type?: AdmonitionKind;
  title?: string;
  id?: string;
  children?: ReactNode;
}

/**
 * A highlighted box in a text. Its kind is a word, not only a color.
 * @throws for an unknown kind in a writer's `<Admonition>`
 */
export async function Admonition({ type, kind = type ?? 'info', title, id, children }: Props) {
  if (!isAdmonitionKind(kind))
    throw new Error(
      `<Admonition> has no kind “${String(kind)}”. Use one of ${Object.keys(ADMONITION_KINDS).join(', ')}.`,
    );
  const { icon, tone } = ADMONITION_KINDS[kind];
  const t = await getTranslations('content');
  const words = title ? (
    <>
      <span className="sr-only">{t(kind)}: </span>
      {title}
    </>
  ) : (
    t(kind)
  );
  return (
    <Callout tone={tone} icon={icon} title={words} data-kind={kind} id={id}>
      {children}
    </Callout>
  );
}
