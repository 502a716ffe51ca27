import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { tabsMistake } from '@/lib/mdx/tabs-mistake.ts';
import { LazyTabs } from '@/components/ui/lazy-tabs.tsx';
// Their script would bring the styles too late.
import '@/components/ui/tabs.module.css';

interface TabItemProps {
  value: string;
  label?: string;
  default?: boolean;
  children?: ReactNode;
}

interface TabsProps {
  groupId?: string;
  queryString?: boolean | string;
  /** `null`: no tab is shown at first. */
  defaultValue?: string | null;
  /** Labels and order of the tabs, if the tabs themselves do not have them. */
  values?: readonly { value: string; label?: string }[];
  children?: ReactNode;
}

/**
 * Tabs in a writer's text.
 * @throws for a tab without a value, a duplicate value, or an unknown default
 */
export function Tabs({ groupId, queryString, defaultValue, values, children }: TabsProps) {
  const items = Children.toArray(children).filter(
    (child): child is ReactElement<TabItemProps> =>
      isValidElement<TabItemProps>(child) && child.type === TabItem,
  );
  const mistake = tabsMistake(
    items.map((item) => item.props.value),
    defaultValue,
  );
  if (mistake !== undefined) throw new Error(mistake);
  return (
    <LazyTabs
      entries={inOrder(items, values).map(({ props }) => ({
        value: props.value,
        label: values?.find(({ value }) => value === props.value)?.label ?? props.label,
        panel: props.children,
      }))}
      initial={
        defaultValue === null
          ? ''
          : (defaultValue ?? items.find((item) => item.props.default)?.props.value)
      }
      group={groupId}
      parameter={queryString === true ? groupId : queryString || undefined}
    />
  );
}

/** Tabs that `values` does not name come last. */
function inOrder(
  items: readonly ReactElement<TabItemProps>[],
  values: TabsProps['values'] = [],
): ReactElement<TabItemProps>[] {
  const place = ({ props }: ReactElement<TabItemProps>) => {
    const index = values.findIndex(({ value }) => value === props.value);
    return index === -1 ? values.length : index;
  };
  return [...items].sort((a, b) => place(a) - place(b));
}

/** Only carries props: Tabs renders its content. */
export function TabItem({ children }: TabItemProps) {
  return children;
}
