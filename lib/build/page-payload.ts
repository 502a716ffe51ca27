import { hasValue, mapStrings, reachable, referenceOf, renamed, renumbered, strings, valueOf, type FlightRow, type FlightValue } from './flight.ts';

/** Export name of components/frame/prerendered.tsx. */
const PRERENDERED = 'Prerendered';

/** Row that holds a section's frame, in page data and in the file of the frame; no page has so many rows of its own. */
export const FRAME_ROW = 0x100000;
/** Row that tells where the frame is, right behind. */
export const FRAME_ADDRESS_ROW = FRAME_ROW + 1;

/** “Keep what you have”, as a server says it of a part that it does not send. */
const KEPT = { r: null, p: false, v: null };

/** Name of the boundary around the elements of `<head>`. */
const METADATA = 'Next.Metadata';

/** A property that has no value may as well not be there. */
const UNDEFINED = '$undefined';

/** What a part of the route shows when its rendering calls `notFound()` and the like. In an export that has happened, or not, while it was made. */
const UNREACHED = { notFound: true, forbidden: true, unauthorized: true };

/** How elements of `<Prerendered>` name their type; undefined where there are none. */
export function prerenderedType(rows: readonly FlightRow[]): string | undefined {
  const component = rows.find((row) => row.tag === 'I' && (valueOf(row) as FlightValue[])[2] === PRERENDERED);
  return component && `$L${component.id!.toString(16)}`;
}

/**
 * The data inside a page's HTML without the content that stands in the HTML already: blocks of `<Prerendered>` lose their
 * children, and take them from the document. A block that holds a component of the browser keeps them, to be hydrated.
 * The elements of the page's head stand there, too.
 */
export function withoutPrerendered(rows: readonly FlightRow[]): FlightRow[] {
  const type = prerenderedType(rows);
  if (type === undefined) return [...rows];
  const isStatic = staticTest(rows);
  const concerned = [`"${type}"`, '"parallelRouterKey"', `"${METADATA}"`, '["$","script"', `:"${UNDEFINED}"`];
  const slim = rows.map((row) => (row.tag === '' && concerned.some((text) => row.body.includes(text)) ? { ...row, body: JSON.stringify(emptied(valueOf(row))) } : row));
  return reachable(slim, [0]);

  function emptied(value: FlightValue): FlightValue {
    if (Array.isArray(value)) {
      if (value[0] === '$' && value[1] === 'script') return withoutText(value);
      if (value[0] === '$' && value[1] === type) {
        const { children, html, ...props } = value[3] as { [key: string]: FlightValue };
        if (html !== undefined || (children !== undefined && isStatic(children))) return [...value.slice(0, 3), props];
      }
      return value.map(emptied);
    }
    if (value === null || typeof value !== 'object') return value;
    if (value.name === METADATA) return { ...value, children: ['$', type!, null, { name: '', head: true }] };
    const left = Object.entries(value).filter(([key, entry]) => entry !== UNDEFINED && !(key in UNREACHED && 'parallelRouterKey' in value));
    return Object.fromEntries(left.map(([key, entry]) => [key, emptied(entry)]));
  }

  /** A script of the HTML has run; React neither compares its text nor runs it again. */
  function withoutText(script: FlightValue[]): FlightValue[] {
    const props = script[3] as { [key: string]: FlightValue };
    return props.dangerouslySetInnerHTML === undefined ? script : [...script.slice(0, 3), { ...props, dangerouslySetInnerHTML: { __html: '' } }];
  }
}

/** Tells whether no component of the browser is in a part of a page's data. */
export function staticTest(rows: readonly FlightRow[]): (part: FlightValue) => boolean {
  const modules = new Set(rows.filter((row) => row.tag === 'I').map((row) => row.id));
  return (part) => {
    const ids = [...strings(part)].flatMap((text) => referenceOf(text)?.id ?? []);
    return !reachable(rows, ids).some((row) => row.id !== undefined && modules.has(row.id));
  };
}

interface Node {
  s: string | { n: string; k: string };
  d?: FlightValue;
  c?: string;
}

export interface NavigationPayload {
  /** Structure of the route with the content of the page alone. */
  page: FlightRow[];
  /** Locale and internal name of the section whose frame the page stands in; undefined outside the sections. */
  section: { locale: string; key: string } | undefined;
  /** The frame, in rows from `FRAME_ROW` on. Empty outside the sections. */
  frame: FlightRow[];
}

/**
 * Parts a page's data for navigation: what every page of a section shares is left out of the page and returned by
 * itself. The page refers to it as row `FRAME_ROW`, which is not among its rows.
 * @throws when the data has another structure than `[locale] / [section] / page`
 */
export function navigationPayload(rows: readonly FlightRow[]): NavigationPayload {
  const byId = new Map(rows.filter(hasValue).map((row) => [row.id, row]));
  const changed = new Map<number, FlightValue>();
  const root = valueOf(byId.get(0)!) as unknown as { t: { t: Node } };
  changed.set(0, root as unknown as FlightValue);
  root.t.t.d = KEPT;
  const locale = child(root.t.t);
  if (!locale || typeof locale.s === 'string' || locale.s.n !== 'locale') throw new Error('Page data without a locale.');
  locale.d = KEPT;
  const section = child(locale);
  const inSection = section && typeof section.s !== 'string' && section.s.n === 'section' && section.s.k !== '~' ? section.s.k : undefined;
  let frame: FlightRow[] = [];
  if (section && inSection !== undefined) {
    frame = frameRows(rows, section.d ?? null);
    section.d = `$${FRAME_ROW.toString(16)}`;
  }
  const page = rows.map((row) => (row.id !== undefined && changed.has(row.id) ? { ...row, body: JSON.stringify(changed.get(row.id)) } : row));
  return { page: reachable(page, [0]), section: inSection === undefined ? undefined : { locale: locale.s.k, key: inSection }, frame };

  /** The one child of a node of the route's tree; its row is taken into those that may be changed. */
  function child(node: Node): Node | undefined {
    const id = node.c === undefined ? undefined : referenceOf(node.c)?.id;
    const row = id === undefined ? undefined : byId.get(id);
    if (!row) return undefined;
    const entries = valueOf(row) as unknown as [string, Node][];
    changed.set(id!, entries as unknown as FlightValue);
    return entries.find(([slot]) => slot === 'children')?.[1];
  }
}

/** What a section's data refers to, in rows that are numbered apart from any page's. */
function frameRows(rows: readonly FlightRow[], data: FlightValue): FlightRow[] {
  const ids = [...strings(data)].flatMap((text) => referenceOf(text)?.id ?? []);
  const moved = (id: number) => FRAME_ROW + 2 + id;
  return [...renumbered(reachable(rows, ids), moved), { id: FRAME_ROW, tag: '', body: JSON.stringify(mapStrings(data, (text) => renamed(text, moved))) }];
}

/** First rows of a page's data: no frame, and where it is. The browser puts the frame in the place of the first when it has none. */
export function frameHead(address: string, key: string): FlightRow[] {
  return [
    { id: FRAME_ROW, tag: '', body: JSON.stringify(KEPT) },
    { id: FRAME_ADDRESS_ROW, tag: '', body: JSON.stringify({ section: key, frame: address }) },
  ];
}
