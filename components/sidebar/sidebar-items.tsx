import { PageLink } from '@/components/frame/site-link.tsx';
import type { SidebarCategory, SidebarItem } from '@/lib/docs/types.ts';
import styles from './sidebar-items.module.css';

export interface SidebarWords {
  expand: (name: string) => string;
  collapse: (name: string) => string;
}

/**
 * The script behind the sidebar changes attributes before React looks at them. Production React takes them as they are;
 * development React would warn.
 */
const MARKED = process.env.NODE_ENV === 'development' ? { suppressHydrationWarning: true } : {};

interface Props {
  items: readonly SidebarItem[];
  locale: string;
  words: SidebarWords;
  level: number;
}

export function SidebarItems({ items, locale, words, level }: Props) {
  return (
    <ul className={level === 1 ? styles.list : undefined}>
      {items.map((item) =>
        item.type === 'category' ? (
          <Category key={item.key} category={item} locale={locale} words={words} level={level} />
        ) : (
          <li key={item.path} className={item.className}>
            <PageLink locale={locale} path={item.path} {...MARKED}>
              {item.label}
            </PageLink>
          </li>
        ),
      )}
    </ul>
  );
}

/**
 * Everything is open in the HTML, so that without script the whole tree can be read. Closing what does not lead to the
 * active page is done before the first paint.
 */
function Category({ category, locale, words, level }: { category: SidebarCategory; locale: string; words: SidebarWords; level: number }) {
  const { label, path, collapsible, collapsed } = category;
  const names = collapsible ? { 'data-expand': words.expand(label), 'data-collapse': words.collapse(label) } : {};
  return (
    <li className={category.className} data-category={category.key} data-collapsed={collapsible && collapsed ? '' : undefined} {...MARKED}>
      <div>
        {path === undefined ? (
          <CategoryButton label={label} collapsible={collapsible} />
        ) : (
          <>
            <PageLink locale={locale} path={path} {...MARKED}>
              {label}
            </PageLink>
            {collapsible && (
              <button type="button" data-toggle aria-expanded="true" aria-label={words.collapse(label)} {...names} {...MARKED}>
                <Caret />
              </button>
            )}
          </>
        )}
      </div>
      <SidebarItems items={category.items} locale={locale} words={words} level={level + 1} />
    </li>
  );
}

function CategoryButton({ label, collapsible }: { label: string; collapsible: boolean }) {
  if (!collapsible) return <span>{label}</span>;
  return (
    <button type="button" data-toggle aria-expanded="true" {...MARKED}>
      {label}
      <Caret />
    </button>
  );
}

function Caret() {
  return (
    <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
      <path d="m4.5 3 3 3-3 3" fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
