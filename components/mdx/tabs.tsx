import {
  Children,
  isValidElement,
  type ButtonHTMLAttributes,
  type ReactElement,
  type ReactNode,
} from 'react';
import { tabsMistake } from '@/lib/mdx/tabs-mistake.ts';
import { LazyTabs } from '@/components/ui/lazy-tabs.tsx';
// Their script would bring the styles too late.
import '@/components/ui/tabs.module.css';

interface TabItemProps {
  value: string;
  label?: string;
  default?: boolean;
  /** A class of the panel. */
  className?: string;
  /** Attributes of the tab. */
  attributes?: ButtonHTMLAttributes<HTMLButtonElement>;
  children?: ReactNode;
}

interface TabsProps {
  groupId?: string;
  queryString?: boolean | string;
  /** `null`: no tab is shown at first. */
  defaultValue?: string | null;
  /** Labels and order of the tabs, if the tabs themselves do not have them. */
  values?: readonly Pick<TabItemProps, 'value' | 'label' | 'attributes'>[];
  /** A class of the row of tabs. */
  className?: string;
  children?: ReactNode;
}

/**
 * Tabs in a writer's text.
 * @throws for a tab without a value, a duplicate value, or an unknown default
 */
export function Tabs({
  groupId,
  queryString,
  defaultValue,
  values,
  className,
  children,
}: TabsProps) {
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
      entries={inOrder(items, values).map(({ props }) => {
        const named = values?.find(({ value }) => value === props.value);
        return {
          value: props.value,
          label: named?.label ?? props.label,
          panel: props.children,
          attributes: named?.attributes ?? props.attributes,
          className: props.className,
        };
      })}
      listClassName={className}
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
