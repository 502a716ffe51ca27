import type { MenuEntryProps } from '@/components/ui/menu.tsx';
import { MenuEntryLink } from './menu-entry-link.tsx';
import type { MenuEntry } from './navbar-items-data.ts';
import styles from './desktop-menu.module.css';
import entryStyles from './menu-list.module.css';

/** An entry of the navbar's configuration as an entry of a menu. */
export function menuEntryProps(entry: MenuEntry, index: number): MenuEntryProps {
  const key = String(index);
  if (entry.type !== 'html')
    return { key, className: styles.link, choice: <MenuEntryLink entry={entry} /> };
  const { html, link } = entry;
  if (!link)
    return {
      key,
      className: entryStyles.html,
      content: <div dangerouslySetInnerHTML={{ __html: html }} />,
    };
  return {
    key,
    className: `${entryStyles.html} ${styles.link}`,
    choice: (
      <a
        href={link.href}
        target={link.target}
        rel={link.rel}
        dangerouslySetInnerHTML={{ __html: link.html }}
      />
    ),
  };
}
