import { cache, Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { tabsMistake } from '@/lib/mdx/tabs-mistake.ts';
import styles from './tabs.module.css';

interface TabItemProps {
  value: string;
  label?: string;
  default?: boolean;
  children?: ReactNode;
}

interface TabsProps {
  groupId?: string;
  queryString?: boolean | string;
  defaultValue?: string;
  children?: ReactNode;
}

/** Counts the groups of tabs of a page: React keeps one for each page that it renders. */
const counter = cache(() => ({ last: 0 }));

/**
 * All panels stand in the HTML, each with its label: without script they follow one another. With script (see
 * components/behaviours/tabs.ts) the labels become a row of tabs.
 * @throws when a tab has no value, two have the same, or the default does not exist: mistakes that a writer should see
 */
export function Tabs({ groupId, queryString, defaultValue, children }: TabsProps) {
  const id = `_tabs${++counter().last}`;
  const items = Children.toArray(children).filter((child): child is ReactElement<TabItemProps> => isValidElement<TabItemProps>(child) && child.type === TabItem);
  const values = items.map((item) => item.props.value);
  const mistake = tabsMistake(values, defaultValue);
  if (mistake !== undefined) throw new Error(mistake);
  const selected = defaultValue ?? items.find((item) => item.props.default)?.props.value ?? values[0];
  const parameter = queryString === true ? groupId : queryString || undefined;
  return (
    <div className={styles.tabs} data-tabs={groupId ?? ''} data-query={parameter}>
      <div role="tablist" className={styles.list}>
        {items.map(({ props: { value, label } }) => (
          <button key={value} type="button" role="tab" id={`${id}-t-${value}`} aria-controls={`${id}-p-${value}`} aria-selected={value === selected} tabIndex={value === selected ? 0 : -1} data-value={value} className={styles.tab}>
            {label ?? value}
          </button>
        ))}
      </div>
      {items.map(({ props: { value, label, children } }) => (
        <div key={value} role="tabpanel" id={`${id}-p-${value}`} aria-labelledby={`${id}-t-${value}`} data-value={value} data-selected={value === selected ? '' : undefined} className={styles.panel}>
          <p className={styles.label}>{label ?? value}</p>
          {children}
        </div>
      ))}
    </div>
  );
}

/** Only a carrier of props: Tabs renders its content. */
export function TabItem({ children }: TabItemProps) {
  return children;
}
