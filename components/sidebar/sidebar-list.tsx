'use client';

import {
  memo,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { isPlainClick } from '@/components/navigation/plain-click.ts';
import { usePublicPath } from '@/components/navigation/public-path.ts';
import { SiteLink } from '@/components/navigation/site-link.tsx';
import {
  activeKeys,
  afterNavigation,
  closedAtFirst,
  comparable,
  leadsTo,
  shownRows,
  toggleCategory,
  type Closed,
} from './open-categories.ts';
import { useOwnEntry } from './own-entry.tsx';
import { scrollToActive } from './scroll-to-active.ts';
import {
  isCategory,
  unpackEntries,
  withOwnEntry,
  type CategoryEntry,
  type LinkEntry,
  type PackedEntry,
  type SidebarEntry,
} from './sidebar-entry.ts';
import styles from './sidebar-list.module.css';

/** Names of the buttons beside categories that have a page, with `{name}` in them. */
interface SidebarWords {
  expand: string;
  collapse: string;
}

interface Props {
  entries: readonly PackedEntry[];
  base: string;
  /** Opening a category closes its neighbors. */
  autoCollapse: boolean;
  words: SidebarWords;
  /** List items before and after the section's own. */
  before?: ReactNode;
  after?: ReactNode;
}

/**
 * The list of a sidebar. It is part of its section's layout, so it keeps what a reader has opened while he moves in the section. Closed
 * lists stand in the HTML: styles hide them where script works.
 */
export function SidebarList({ entries: packed, base, autoCollapse, words, before, after }: Props) {
  const own = useOwnEntry();
  const here = comparable(usePublicPath());
  const entries = useMemo(
    () => withOwnEntry(unpackEntries(packed, base), own, base),
    [packed, base, own],
  );
  const active = useMemo(() => activeKeys(entries, here), [entries, here]);
  const [state, setState] = useState(() => ({ here, own, closed: closedAtFirst(entries, active) }));
  if (state.here !== here || state.own !== own)
    setState({ here, own, closed: afterNavigation(state.closed, entries, active, autoCollapse) });
  const toggle = (key: string) =>
    setState({ ...state, closed: toggleCategory(state.closed, entries, key, autoCollapse) });
  return (
    <ul className={styles.list} data-level={1}>
      {before}
      <Entries
        entries={entries}
        level={1}
        shared={{ here, active, closed: state.closed, toggle, words }}
      />
      {after}
      <ShowActive />
    </ul>
  );
}

const never = () => () => undefined;

/** False in the HTML and until React has taken it over. */
const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** In a sidebar that comes with a navigation. In the HTML of the first page the script behind the list does it. */
function ShowActive() {
  const [fresh] = useState(useHydrated());
  useLayoutEffect(() => {
    if (fresh) scrollToActive(document);
  }, [fresh]);
  return null;
}

interface Shared {
  here: string;
  active: ReadonlySet<string>;
  closed: Closed;
  toggle: (key: string) => void;
  words: SidebarWords;
}

function Entries({
  entries,
  level,
  shared,
}: {
  entries: readonly SidebarEntry[];
  level: number;
  shared: Shared;
}) {
  return entries.map((entry) => {
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
    return <LinkItem key={entry.href} link={entry} current={current} />;
  });
}

/** The method of an operation is part of the link's name: a screen reader says "GET", too. */
const LinkItem = memo(function LinkItem({
  link: { label, href, method, deprecated, className },
  current,
}: {
  link: LinkEntry;
  current: boolean;
}) {
  return (
    <li className={className} data-deprecated={deprecated ? '' : undefined}>
      <SiteLink href={href} aria-current={current ? 'page' : undefined}>
        {method === undefined ? (
          label
        ) : (
          <>
            <b data-method={method}>{METHOD_LABELS[method] ?? method.toUpperCase()}</b>{' '}
            <span>{label}</span>
          </>
        )}
      </SiteLink>
    </li>
  );
});

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
                // There is nowhere to go.
                if (!current || fixed || !isPlainClick(event)) return;
                event.preventDefault();
                toggle();
              }}
            >
              {label}
            </SiteLink>
            {!fixed && (
              <Toggle
                open={open}
                onClick={toggle}
                aria-label={(open ? shared.words.collapse : shared.words.expand).replace(
                  '{name}',
                  label,
                )}
              />
            )}
          </>
        )}
      </div>
      <ul
        data-level={level + 1}
        style={{ '--rows': shownRows(items, shared.closed) } as CSSProperties}
      >
        <Entries entries={items} level={level + 1} shared={shared} />
      </ul>
    </li>
  );
}

function CategoryLabel({
  label,
  fixed,
  open,
  onToggle,
}: {
  label: string;
  fixed: boolean | undefined;
  open: boolean;
  onToggle: () => void;
}) {
  if (fixed) return <span>{label}</span>;
  return (
    <Toggle open={open} onClick={onToggle}>
      {label}
    </Toggle>
  );
}

/** Without script every list is open. */
function Toggle({ open, ...rest }: { open: boolean } & ComponentProps<'button'>) {
  const works = useHydrated();
  return <button type="button" data-toggle="" aria-expanded={open || !works} {...rest} />;
}
