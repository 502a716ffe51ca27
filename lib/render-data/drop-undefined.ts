/**
 * Removes undefined fields at every depth, from the value itself. The data of a page would name
 * each of them.
 * @param value made for this page: it changes
 */
export function dropUndefined<Value extends object>(value: Value): Value {
  const fields: [string, unknown][] = Object.entries(value);
  for (const [name, field] of fields) {
    if (field === undefined) Reflect.deleteProperty(value, name);
    else if (typeof field === 'object' && field !== null) dropUndefined(field);
  }
  return value;
}
