import parser, { type Attribute, type Pseudo, type Selector } from 'postcss-selector-parser';

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
const LATER = new Set([
  ...[
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
  ],
  ...[
    '::backdrop',
    '::selection',
    '::details-content',
    '::view-transition',
    '::-webkit-search-cancel-button',
  ],
]);

/** Attributes of which the value in the HTML may be another one when the page is painted. */
const CHANGING = new Set([
  'data-theme-choice',
  'data-sidebar-hidden',
  'data-has-hydrated',
  'data-announcement-bar-initially-dismissed',
  'aria-current',
  'aria-expanded',
]);

/** Reads a selector. What it says in `:not(…)` or `:has(…)` asks for nothing. */
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
  if (LATER.has(value)) condition.later = true;
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

/** Every name that a condition asks for. */
export const namesIn = (condition: Condition): string[] => [
  ...condition.names,
  ...condition.oneOf.flat().flatMap(namesIn),
];
