import { isObject, type Json } from '../json.ts';
import { show } from '../schema/constraints.ts';

/**
 * A list of objects or of lists as lines of a table (RFC 4180), objects below the names of their
 * properties. Undefined for other values.
 */
export function csvText(value: Json): string | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const lists = value.filter((row) => Array.isArray(row));
  if (lists.length === value.length) return lists.map(line).join('\n');
  const rows = value.filter(isObject);
  if (rows.length < value.length) return undefined;
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return [names, ...rows.map((row) => names.map((name) => row[name] ?? null))].map(line).join('\n');
}

const line = (cells: readonly Json[]): string =>
  cells
    .map((cell) => {
      const text = cell === null ? '' : show(cell);
      return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
    })
    .join(',');
