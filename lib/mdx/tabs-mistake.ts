/**
 * The message for a mistake in the tabs of one `<Tabs>`; undefined if there is none.
 * @param values the `value` of each `<TabItem>`, in order
 */
export function tabsMistake(
  values: readonly unknown[],
  defaultValue?: unknown,
): string | undefined {
  if (values.length === 0) return '<Tabs> has no <TabItem> in it.';
  if (values.some((value) => value === undefined)) return 'Every <TabItem> needs a `value`.';
  const duplicate = values.find((value, index) => values.indexOf(value) !== index);
  if (duplicate !== undefined)
    return `Two <TabItem> of one <Tabs> have the value “${shown(duplicate)}”.`;
  // `null` shows no tab at first.
  if (defaultValue !== undefined && defaultValue !== null && !values.includes(defaultValue))
    return `<Tabs defaultValue="${shown(defaultValue)}">: there is no such tab (${values.map(shown).join(', ')}).`;
  return undefined;
}

const shown = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);
