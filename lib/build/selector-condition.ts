import parser, { type Attribute, type Pseudo, type Selector } from 'postcss-selector-parser';

/** What a page must contain for a selector to match, as names from `shownNames`. */
export interface Condition {
  /** All of these names. */
  names: string[];
  /** At least one condition of each list: the arguments of `:is(…)` and `:where(…)`. */
  oneOf: Condition[][];
  /** Whether it needs a state that no page has at its first paint. */
  later: boolean;
}

/** States and pseudo-elements that do not occur at the first paint. */
const LATER = new Set([
  ':hover',
  ':active',
  ':focus',
  ':focus-visible',
  ':focus-within',
  ':popover-open',
  ':open',
  ':target',
  ':checked',
  ':modal',
  '::backdrop',
  '::selection',
  '::details-content',
  '::view-transition',
  '::-webkit-search-cancel-button',
]);

/**
 * Set by a script in the head. Without script the whole sheets apply before the first paint, so
 * that rules for such pages need not be in their HTML.
 */
const WITH_SCRIPT = '[data-js]';

/**
 * Attributes whose value may change between the HTML and the first paint: inline scripts
 * (components/first-paint/before-paint.ts) or hydration set them.
 */
export const CHANGING: ReadonlySet<string> = new Set([
  'data-theme-choice',
  'data-sidebar-hidden',
  'data-has-hydrated',
  'data-announcement-bar-initially-dismissed',
  'aria-current',
  'aria-expanded',
]);

/** Parses a selector. `:not(…)` and `:has(…)` count as always true. */
export const conditionOf = (selector: string): Condition => read(parser().astSync(selector).first);

function read(selector: Selector): Condition {
  const condition: Condition = { names: [], oneOf: [], later: false };
  for (const node of selector.nodes) {
    if (node.type === 'class') condition.names.push(`.${node.value}`);
    else if (node.type === 'id') condition.names.push(`#${node.value}`);
    else if (node.type === 'tag') condition.names.push(node.value.toLowerCase());
    else if (node.type === 'attribute') condition.names.push(attributeName(node));
    else if (node.type === 'pseudo') addPseudo(node, condition);
  }
  return condition;
}

function attributeName({ attribute, operator, value }: Attribute): string {
  const name = attribute.toLowerCase();
  return operator === '=' && !CHANGING.has(name) ? `[${name}=${value ?? ''}]` : `[${name}]`;
}

function addPseudo({ value, nodes }: Pseudo, condition: Condition): void {
  if (LATER.has(value) || (value === ':not' && nodes.join() === WITH_SCRIPT))
    condition.later = true;
  if (value === ':is' || value === ':where') condition.oneOf.push(nodes.map(read));
  if (value === ':lang') condition.names.push(`:lang(${String(nodes[0])})`);
}

export function holds({ names, oneOf, later }: Condition, shown: ReadonlySet<string>): boolean {
  return (
    !later &&
    names.every((name) => shown.has(name)) &&
    oneOf.every((list) => list.some((condition) => holds(condition, shown)))
  );
}

/** Every name in a condition. */
export const namesIn = (condition: Condition): string[] => [
  ...condition.names,
  ...condition.oneOf.flat().flatMap(namesIn),
];
