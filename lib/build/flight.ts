/**
 * React's wire format for server components, as far as an export needs it: text rows `<hex id>:<tag?><JSON>\n`, and texts
 * `<hex id>:T<bytes in hex>,<text>` without a line end. Values refer to other rows in strings: `$L1a`, `$@f`, `$1a:props`.
 */
export interface FlightRow {
  /** Undefined for hints, which belong to no row. */
  id: number | undefined;
  /** `I` module, `H` hint, `T` text, `X` and `C` begin and end of a sequence, … ; empty for a plain value. */
  tag: string;
  /** Of a text: itself. Of others: their JSON as it stands, which may be empty. */
  body: string;
}

/** Tags of rows that an export can have. Binary rows are counted in bytes, and pages have none. */
const LINE_TAGS = new Set(['', 'I', 'H', 'E', 'X', 'x', 'C', 'W']);

/** @throws when the text is not what an export of the installed version of Next holds */
export function parseFlight(text: string): FlightRow[] {
  const rows: FlightRow[] = [];
  for (let at = 0; at < text.length; ) {
    const head = /^([0-9a-f]*):([A-Za-z]?)/.exec(text.slice(at, at + 16));
    if (!head) throw new Error(`Page data that cannot be read: “${text.slice(at, at + 40)}”.`);
    const id = head[1] === '' ? undefined : Number.parseInt(head[1]!, 16);
    // `n`, `t` and `f` begin the JSON values null, true and false.
    const tag = /[ntf]/.test(head[2]!) ? '' : head[2]!;
    const start = at + head[1]!.length + 1 + tag.length;
    if (tag === 'T') {
      const comma = text.indexOf(',', start);
      const end = afterBytes(text, comma + 1, Number.parseInt(text.slice(start, comma), 16));
      rows.push({ id, tag, body: text.slice(comma + 1, end) });
      at = end;
      continue;
    }
    if (!LINE_TAGS.has(tag)) throw new Error(`Page data has a row of a kind that is not known: “${text.slice(at, at + 40)}”.`);
    const end = text.indexOf('\n', start);
    if (end < 0) throw new Error('Page data ends in the middle of a row.');
    rows.push({ id, tag, body: text.slice(start, end) });
    at = end + 1;
  }
  return rows;
}

export function printFlight(rows: readonly FlightRow[]): string {
  return rows.map(({ id, tag, body }) => `${id?.toString(16) ?? ''}:${tag}${tag === 'T' ? `${Buffer.byteLength(body).toString(16)},${body}` : `${body}\n`}`).join('');
}

/** Index behind so many bytes of UTF-8 from `start` on. */
function afterBytes(text: string, start: number, bytes: number): number {
  let at = start;
  for (let left = bytes; left > 0; ) {
    const code = text.codePointAt(at) ?? 0;
    left -= code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    at += code < 0x10000 ? 1 : 2;
  }
  return at;
}

/** A JSON value of the format. */
export type FlightValue = null | boolean | number | string | FlightValue[] | { [key: string]: FlightValue };

/** Whether a row holds JSON, in which there may be references. */
export const hasValue = (row: FlightRow): boolean => row.tag === '' || ((row.tag === 'I' || row.tag === 'C') && row.body !== '');

export const valueOf = (row: FlightRow): FlightValue => JSON.parse(row.body) as FlightValue;

/** `$S`, `$D`, `$n` and the like hold values of their own, and `$$` is a dollar sign. */
const REFERENCE = /^\$[L@QWFhKi]?([0-9a-f]+)(:.*)?$/;

/** Id of the row that a string refers to, with the way to a part of it; undefined when it is no reference. */
export function referenceOf(text: string): { id: number; path: string[] } | undefined {
  const match = REFERENCE.exec(text);
  return match ? { id: Number.parseInt(match[1]!, 16), path: match[2]?.slice(1).split(':') ?? [] } : undefined;
}

/** A string with another id when it is a reference. */
export function renamed(text: string, idOf: (id: number) => number): string {
  const reference = referenceOf(text);
  return reference ? text.replace(/[0-9a-f]+/, idOf(reference.id).toString(16)) : text;
}

/** The same rows under other ids. */
export function renumbered(rows: readonly FlightRow[], idOf: (id: number) => number): FlightRow[] {
  return rows.map((row) => ({
    ...row,
    id: row.id === undefined ? undefined : idOf(row.id),
    body: hasValue(row) ? JSON.stringify(mapStrings(valueOf(row), (text) => renamed(text, idOf))) : row.body,
  }));
}

/** Every string of a value. */
export function* strings(value: FlightValue): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (Array.isArray(value)) for (const entry of value) yield* strings(entry);
  else if (value !== null && typeof value === 'object') for (const entry of Object.values(value)) yield* strings(entry);
}

/** The same value with other strings. */
export function mapStrings(value: FlightValue, change: (text: string) => string): FlightValue {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((entry) => mapStrings(entry, change));
  if (value !== null && typeof value === 'object') return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, mapStrings(entry, change)]));
  return value;
}

/**
 * The rows that can be reached from the given ones, and hints.
 * @throws when a part of a row is asked for that is not there: something was left out that is needed elsewhere
 */
export function reachable(rows: readonly FlightRow[], from: readonly number[]): FlightRow[] {
  const byId = groupById(rows);
  const seen = new Set<number>();
  const next = [...from];
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    for (const row of byId.get(id) ?? []) {
      for (const { text, reference } of referencesOf(row)) {
        const target = byId.get(reference.id)?.find(hasValue);
        if (reference.path.length > 0 && target && !hasPart(valueOf(target), reference.path, byId)) throw new Error(`Page data refers to ${text}, which has been left out.`);
        next.push(reference.id);
      }
    }
  }
  return rows.filter((row) => row.id === undefined || seen.has(row.id));
}

interface Found {
  text: string;
  reference: { id: number; path: string[] };
}

const found = new WeakMap<FlightRow, Found[]>();

/** What a row refers to; looked for once, because the rows of a page are gone through several times. */
function referencesOf(row: FlightRow): Found[] {
  const known = found.get(row);
  if (known) return known;
  const texts = hasValue(row) && row.body.includes('"$') ? [...strings(valueOf(row))] : [];
  const list = texts.flatMap((text): Found[] => {
    const reference = text.startsWith('$') ? referenceOf(text) : undefined;
    return reference ? [{ text, reference }] : [];
  });
  found.set(row, list);
  return list;
}

/** A sequence has several rows with one id. */
function groupById(rows: readonly FlightRow[]): Map<number | undefined, FlightRow[]> {
  const groups = new Map<number | undefined, FlightRow[]>();
  for (const row of rows) {
    const group = groups.get(row.id);
    if (group) group.push(row);
    else groups.set(row.id, [row]);
  }
  return groups;
}

const ELEMENT_PARTS: Record<string, number> = { type: 1, key: 2, props: 3 };

function hasPart(value: FlightValue, path: readonly string[], byId: ReadonlyMap<number | undefined, FlightRow[]>): boolean {
  let at: FlightValue | undefined = value;
  for (const name of path) {
    if (typeof at === 'string') {
      const row: FlightRow | undefined = byId.get(referenceOf(at)?.id)?.find(hasValue);
      if (!row) return false;
      at = valueOf(row);
    }
    if (Array.isArray(at)) at = at[0] === '$' ? at[ELEMENT_PARTS[name] ?? Number(name)] : at[Number(name)];
    else if (at !== null && typeof at === 'object') at = at[name];
    else return false;
    if (at === undefined) return false;
  }
  return true;
}
