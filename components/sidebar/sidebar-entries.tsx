import { memo, useState } from 'react';
import { isPlainClick } from '@/components/navigation/plain-click.ts';
import { SiteLink } from '@/components/navigation/site-link.tsx';
import { BreakableLabel } from './breakable-label.tsx';
import { CategoryLabel, Toggle } from './category-toggle.tsx';
import { FileNote, type FileWords } from './file-note.tsx';
import { leadsTo, shownRows, type Closed } from './open-categories.ts';
import {
  isCategory,
  type CategoryEntry,
  type LinkEntry,
  type SidebarEntry,
} from './sidebar-entry.ts';
import type { ListedEntries } from './use-entries.ts';

/** Labels of the buttons beside categories with their own page. They contain `{name}`. */
export interface SidebarWords {
  expand: string;
  collapse: string;
  /** For a list with a file. */
  file?: FileWords;
}

interface Shared {
  here: string;
  active: ReadonlySet<string>;
  closed: Closed;
  toggle: (key: string) => void;
  words: SidebarWords;
  /** Of the file of a long list. */
  status: ListedEntries['status'];
  retry: () => void;
}

export function SidebarEntries({
  entries,
  level,
  shared,
}: {
  entries: readonly SidebarEntry[];
  level: number;
  shared: Shared;
}) {
  return entries.map((entry, index) => {
    const current = leadsTo(entry, shared.here);
    if (isCategory(entry))
      return (
        <Category
          key={entry.key}
          category={entry}
          current={current}
          level={level}
          shared={shared}
        />
      );
    if (entry.html !== undefined)
      return <HtmlItem key={index} html={entry.html} className={entry.className} />;
    const key = entry.more ? `more ${index}` : `${entry.href} ${entry.label}`;
    return <LinkItem key={key} link={entry} current={current} />;
  });
}

/** An operation's method is part of the link's name, also for screen readers. */
const LinkItem = memo(function LinkItem({
  link: { label, href, method, deprecated, className, outside, more },
  current,
}: {
  link: LinkEntry;
  current: boolean;
}) {
  return (
    <li
      className={className}
      data-deprecated={deprecated ? '' : undefined}
      data-more={more ? '' : undefined}
    >
      {outside ? (
        <a href={href} rel="noopener noreferrer">
          <BreakableLabel text={label} />
        </a>
      ) : (
        <SiteLink href={href} aria-current={current ? 'page' : undefined}>
          {method === undefined ? (
            <BreakableLabel text={label} />
          ) : (
            <>
              <b data-method={method}>{METHOD_LABELS[method] ?? method.toUpperCase()}</b>{' '}
              <span>
                <BreakableLabel text={label} />
              </span>
            </>
          )}
        </SiteLink>
      )}
    </li>
  );
});

/** An entry of a sidebars file. Its HTML is trusted, like all of the configuration. */
function HtmlItem({ html, className }: { html: string; className: string | undefined }) {
  return <li className={className} data-html="" dangerouslySetInnerHTML={{ __html: html }} />;
}

const METHOD_LABELS: Record<string, string> = { delete: 'DEL', options: 'OPT', webhook: 'HOOK' };

function Category({
  category,
  current,
  level,
  shared,
}: {
  category: CategoryEntry;
  current: boolean;
  level: number;
  shared: Shared;
}) {
  const { key, label, href, fixed, className, items } = category;
  const open = !shared.closed.has(key);
  const toggle = () => shared.toggle(key);
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  // A long list that has a page of its own costs the browser work only once it is opened.
  const isListed = open || wasOpen || shared.status !== 'loaded' || href === undefined;
  return (
    <li
      className={className}
      data-category={key}
      data-active={shared.active.has(key) ? '' : undefined}
      data-closed={open ? undefined : ''}
    >
      <div>
        {href === undefined ? (
          <CategoryLabel label={label} fixed={fixed} open={open} onToggle={toggle} />
        ) : (
          <>
            <SiteLink
              href={href}
              aria-current={current ? 'page' : undefined}
              onClick={(event) => {
                // The link leads to the current page, so it toggles the category.
                if (!current || fixed || !isPlainClick(event)) return;
                event.preventDefault();
                toggle();
              }}
            >
              <BreakableLabel text={label} />
            </SiteLink>
            {!fixed && (
              <Toggle
                open={open}
                onClick={toggle}
                aria-label={(open ? shared.words.collapse : shared.words.expand).replace(
                  '{name}',
                  () => label,
                )}
              />
            )}
          </>
        )}
      </div>
      <ul data-level={level + 1} style={{ '--rows': shownRows(items, shared.closed) }}>
        {isListed && <SidebarEntries entries={items} level={level + 1} shared={shared} />}
        {open && items.length === 0 && shared.words.file && (
          <FileNote status={shared.status} retry={shared.retry} words={shared.words.file} />
        )}
      </ul>
    </li>
  );
}
