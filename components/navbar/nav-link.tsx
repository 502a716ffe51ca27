import type { ReactNode } from 'react';
import { ExternalMark } from '@/components/frame/external-mark.tsx';
import { ownHtml } from '@/components/frame/own-html.ts';
import { ExternalLink, siteHref } from '@/components/frame/site-link.tsx';
import type { NavbarLink } from '@/lib/docs/navbar-types.ts';
import styles from './nav-link.module.css';

/** A path of the site without loading it softly: files and other things that are no pages. */
const FILE = 'pathname://';

interface Props {
  locale: string;
  link: NavbarLink;
  className?: string;
  children?: ReactNode;
  /** Attributes that make the link the label of a menu. */
  menu?: { role: 'button'; 'aria-haspopup': 'menu'; 'aria-expanded': false; 'data-menu-trigger': '' };
}

/**
 * A link of the navbar. The layout that holds it knows neither the page at hand nor the reader's version, so the link
 * carries what navbar-marks.ts and navbar-versions.ts (components/behaviours) need to mark it and to point it to that version.
 */
export function NavLink({ locale, link, className, children, menu }: Props) {
  const content = children ?? <Text link={link} />;
  if (link.href?.startsWith(FILE)) {
    return (
      <a href={(process.env.NEXT_PUBLIC_BASE_PATH ?? '') + link.href.slice(FILE.length)} className={className} data-full-load>
        {content}
      </a>
    );
  }
  if (link.href !== undefined) {
    return (
      <ExternalLink href={link.href} className={className} markless={children === undefined && link.description !== undefined}>
        {content}
      </ExternalLink>
    );
  }
  return (
    <a href={siteHref(locale, link.path ?? '/') + (link.suffix ?? '')} className={className} {...marks(locale, link)} {...menu} suppressHydrationWarning>
      {content}
    </a>
  );
}

/** Label, and below it what the label means. */
function Text({ link }: { link: NavbarLink }) {
  const label = link.html === undefined ? link.label : <span dangerouslySetInnerHTML={ownHtml(link.html)} />;
  if (link.description === undefined) return label;
  return (
    <>
      <span className={styles.label}>
        {label}
        {link.href !== undefined && <ExternalMark />}
      </span>
      <span className={styles.description}>{link.description}</span>
    </>
  );
}

function marks(locale: string, { active, versions, unlisted }: NavbarLink) {
  return {
    'data-nav': '',
    'data-active-path': active?.basePath && siteHref(locale, active.basePath),
    'data-active-regex': active?.regex,
    'data-active-section': active?.section && siteHref(locale, active.section.path),
    'data-active-except': active?.section && active.section.except.length > 0 ? JSON.stringify(active.section.except.map((path) => siteHref(locale, path))) : undefined,
    'data-docs': versions?.section,
    'data-hrefs': versions && JSON.stringify(versions.paths.map((path) => path && siteHref(locale, path))),
    'data-named': versions?.named ? '' : undefined,
    'data-unlisted': unlisted ? '' : undefined,
    hidden: unlisted,
  };
}
