import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { tabsMistake } from '@/lib/mdx/tabs-mistake.ts';
import { LazyTabs } from '@/components/ui/lazy-tabs.tsx';

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

/**
 * Tabs in a writer's text.
 * @throws for a tab without a value, a duplicate value, or an unknown default
 */
export function Tabs({ groupId, queryString, defaultValue, children }: TabsProps) {
  const items = Children.toArray(children).filter(
    (child): child is ReactElement<TabItemProps> =>
      isValidElement<TabItemProps>(child) && child.type === TabItem,
  );
  const values = items.map((item) => item.props.value);
  const mistake = tabsMistake(values, defaultValue);
  if (mistake !== undefined) throw new Error(mistake);
  return (
    <LazyTabs
      entries={items.map(({ props }) => ({
        value: props.value,
        label: props.label,
        panel: props.children,
      }))}
      initial={defaultValue ?? items.find((item) => item.props.default)?.props.value}
      group={groupId}
      parameter={queryString === true ? groupId : queryString || undefined}
    />
  );
}

/** Only carries props: Tabs renders its content. */
export function TabItem({ children }: TabItemProps) {
  return children;
}
