/**
 * What is wrong with the tabs of one `<Tabs>`, in words for its writer; undefined when nothing is.
 * @param values those of its `<TabItem>`, in their order
 */
export function tabsMistake(
  values: readonly (string | undefined)[],
  defaultValue?: string,
): string | undefined {
  if (values.length === 0) return '<Tabs> has no <TabItem> in it.';
  if (values.some((value) => value === undefined)) return 'Every <TabItem> needs a `value`.';
  const duplicate = values.find((value, index) => values.indexOf(value) !== index);
  if (duplicate !== undefined) return `Two <TabItem> of one <Tabs> have the value “${duplicate}”.`;
  if (defaultValue !== undefined && !values.includes(defaultValue))
    return `<Tabs defaultValue="${defaultValue}">: there is no such tab (${values.join(', ')}).`;
  return undefined;
}
