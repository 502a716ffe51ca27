import type { Evaluate } from './evaluate.ts';
import { attributeOf, type Tag } from './tags.ts';

/** Gives the labels and the order of `<Tabs values={[{ value, label }]}>` to the tabs inside it. */
export function labelTabs(tabs: Tag, evaluate: Evaluate): void {
  const setting = attributeOf(tabs, 'values');
  if (typeof setting?.value !== 'object' || setting.value === null) return;
  const values = evaluate(setting.value.value);
  if (!Array.isArray(values)) return;
  const items = tabs.children.filter(isItem);
  const named = values.flatMap((entry: unknown) => {
    const { value, label } = Object(entry) as { value?: unknown; label?: unknown };
    const item = items.find((candidate) => valueOf(candidate) === value);
    if (item && typeof label === 'string') setLabel(item, label);
    return item ?? [];
  });
  // Something else makes some of the tabs, or they have attributes: the component looks there, too,
  // and puts all in order (components/mdx/tabs.tsx).
  const isMore = values.some((entry: unknown) => 'attributes' in Object(entry));
  if (named.length !== values.length || isMore) return;
  tabs.attributes = tabs.attributes.filter((attribute) => attribute !== setting);
  const others = tabs.children.filter((child) => !named.includes(child as Tag));
  tabs.children = [...named, ...others] as typeof tabs.children;
}

const isItem = (node: { type: string }): node is Tag => 'name' in node && node.name === 'TabItem';

const valueOf = (item: Tag): unknown =>
  item.attributes.find((attribute) => 'name' in attribute && attribute.name === 'value')?.value;

function setLabel(item: Tag, value: string): void {
  item.attributes = item.attributes.filter(
    (attribute) => !('name' in attribute) || attribute.name !== 'label',
  );
  item.attributes.push({ type: 'mdxJsxAttribute', name: 'label', value });
}
