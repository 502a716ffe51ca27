'use client';

import type { ComponentProps, ReactNode } from 'react';
import { ExternalArrow } from '@/components/frame/external-arrow.tsx';
import { SiteLink } from '@/components/navigation/site-link.tsx';
import type { LinkItem } from './navbar-items-data.ts';
import { useNavbar } from './navbar-context.tsx';
import styles from './nav-link.module.css';

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  link: LinkItem;
  /** Replaces the link's own text. */
  children?: ReactNode;
}

/** A link of the navbar. Marks the current page and leads to the reader's version. */
export function NavLink({ link, children, ...rest }: Props) {
  const { shown, words } = useNavbar();
  const { href, label, exact, active } = shown(link);
  const content = children ?? <Text link={link} label={label} />;
  if (link.to === 'file') {
    return (
      <a href={href} data-full-load {...rest}>
        {content}
      </a>
    );
  }
  if (link.to === 'elsewhere') {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
        {content}
        {/* If there is a description, the external mark follows the label. */}
        {(children !== undefined || link.description === undefined) && (
          <ExternalArrow words={words.opensInNewTab} />
        )}
      </a>
    );
  }
  return (
    <SiteLink
      href={href}
      aria-current={exact ? 'page' : undefined}
      data-active={active ? '' : undefined}
      {...rest}
    >
      {content}
    </SiteLink>
  );
}

/** Label with a description below it. */
function Text({ link, label }: { link: LinkItem; label: string | undefined }) {
  const { words } = useNavbar();
  const text =
    link.html === undefined ? label : <span dangerouslySetInnerHTML={{ __html: link.html }} />;
  if (link.description === undefined) return text;
  return (
    <>
      <span className={styles.label}>
        {text}
        {link.to === 'elsewhere' && <ExternalArrow words={words.opensInNewTab} />}
      </span>
      <span className={styles.description}>{link.description}</span>
    </>
  );
}
