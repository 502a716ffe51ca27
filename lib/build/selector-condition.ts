import { listOf } from './css-parts.ts';

/** What a selector asks of a page, as names that `shownNames` gives. */
export interface Condition {
  /** All of them. */
  names: string[];
  /** Of each list at least one: what stands in `:is(…)` and `:where(…)`. */
  oneOf: Condition[][];
  /** Whether it is about a state in which no page is when it is painted for the first time. */
  later: boolean;
}

/** Such states, and parts of a page that come with them. */
const LATER = /:(?:hover|active|focus|focus-visible|focus-within|popover-open|open|target|checked|modal)(?![\w-])|::(?:backdrop|selection|details-content|view-transition|-webkit-search-cancel-button)/;

const STRINGS = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g;

/** Reads a selector. What it says in `:not(…)` or `:has(…)` asks for nothing. */
export function conditionOf(selector: string): Condition {
  const oneOf: Condition[][] = [];
  const languages: string[] = [];
  let plain = selector.replace(STRINGS, (text) => text.slice(1, -1).replace(/[^\w-]/g, '?'));
  // From the inside out, so that a parenthesis holds none.
  const inner: string[] = [];
  for (let before = ''; before !== plain; ) [before, plain] = [plain, plain.replace(/\(([^()]*)\)/, (_, text: string) => `<${inner.push(text) - 1}>`)];
  const whole = (text: string): string => text.replace(/<(\d+)>/g, (_, index: string) => `(${whole(inner[Number(index)]!)})`);
  plain = plain.replace(/(::?[\w-]+)<(\d+)>/g, (_, pseudo: string, index: string) => {
    const list = whole(inner[Number(index)]!);
    if (pseudo === ':is' || pseudo === ':where') oneOf.push(listOf(list, ',').map(conditionOf));
    if (pseudo === ':lang') languages.push(`:lang(${list})`);
    return '';
  });
  const attributes = [...plain.matchAll(/\[([\w-]+)(?:([~|^$*]?=)([^\]]*))?\]/g)].map(([, name, operator, value]) => (operator === '=' && !CHANGING.test(name!) ? `[${name!.toLowerCase()}=${value}]` : `[${name!.toLowerCase()}]`));
  const rest = plain.replace(/\[[^\]]*\]|::?[\w-]+/g, '');
  const classes = [...rest.matchAll(/[.#]-?[A-Za-z_][\w-]*/g)].map((match) => match[0]);
  const elements = [...rest.matchAll(/(?:^|[\s>+~])([a-z][a-z0-9-]*)/gi)].map((match) => match[1]!.toLowerCase());
  return { names: [...languages, ...attributes, ...classes, ...elements], oneOf, later: LATER.test(plain) };
}

/** Attributes of which the value in the HTML may be another one when the page is painted. */
const CHANGING = /^(?:data-theme-choice|data-sidebar-hidden|data-has-hydrated|data-announcement-bar-initially-dismissed|aria-current|aria-expanded)$/;

export function holds({ names, oneOf, later }: Condition, shown: ReadonlySet<string>): boolean {
  return !later && names.every((name) => shown.has(name)) && oneOf.every((list) => list.some((condition) => holds(condition, shown)));
}

/** Every name that a condition asks for. */
export const namesIn = (condition: Condition): string[] => [...condition.names, ...condition.oneOf.flat().flatMap(namesIn)];
