import { parseCss, printCss, type CssPart, type CssRule } from './css-parts.ts';
import { CHANGING, conditionOf, holds, namesIn, type Condition } from './selector-condition.ts';

/** Attributes that may be there at the first paint although they are not in the HTML. */
const EARLY = [...CHANGING, 'data-js', 'data-active', 'hidden'].map((name) => `[${name}]`);

/** Declarations without effect on the first paint. A margin has one: a page can begin at a hash. */
const UNPAINTED = /^(?:transition|cursor|overscroll-behavior|will-change)\b/;

/**
 * Selects the rules for a page's first paint: those whose classes, elements, and attributes are
 * visible on it, in their initial state. Every page later loads the whole sheets, too.
 */
export class PageStyles {
  readonly #parts: CssPart[];
  readonly #values: ReadonlyMap<string, string>;
  readonly #conditions = new Map<CssRule, ReadonlyMap<string, Condition>>();
  readonly #asked: string[];
  readonly #made = new Map<string, string>();

  /** @param css all sheets of the page in their order */
  constructor(css: string) {
    this.#parts = parseCss(css);
    this.#values = singleValues(this.#parts);
    for (const rule of rulesOf(this.#parts))
      this.#conditions.set(
        rule,
        new Map(rule.selectors.map((selector) => [selector, conditionOf(selector)])),
      );
    const properties = [...css.matchAll(/--[\w-]+/g)].map((match) => match[0]);
    this.#asked = [
      ...new Set([
        ...[...this.#conditions.values()].flatMap((rule) => [...rule.values()].flatMap(namesIn)),
        ...properties,
      ]),
    ];
  }

  /** @param names from `shownNames` */
  of(names: ReadonlySet<string>): string {
    const asked = this.#asked.filter((name) => names.has(name));
    const key = asked.join(' ');
    const known = this.#made.get(key);
    if (known !== undefined) return known;
    const shown = this.#filter(this.#parts, new Set([...names, ...EARLY]));
    // A page may give a property a value of its own, in a `style` attribute.
    const values = new Map([...this.#values].filter(([name]) => !names.has(name)));
    const made = printCss(withoutUnused(withLiterals(shown, values), names));
    this.#made.set(key, made);
    return made;
  }

  #filter(parts: readonly CssPart[], names: ReadonlySet<string>): CssPart[] {
    return parts.flatMap((part): CssPart[] => {
      if (typeof part === 'string') return [part];
      if ('head' in part) return [{ head: part.head, parts: this.#filter(part.parts, names) }];
      const conditions = this.#conditions.get(part);
      const selectors = part.selectors.filter((selector) => {
        const condition = conditions?.get(selector);
        return condition !== undefined && holds(condition, names);
      });
      return selectors.length === 0 ? [] : [{ ...part, selectors }];
    });
  }
}

function* rulesOf(parts: readonly CssPart[]): Generator<CssRule> {
  for (const part of parts) {
    if (typeof part === 'string') continue;
    if ('head' in part) yield* rulesOf(part.parts);
    else yield part;
  }
}

const PROPERTY = /^(--[\w-]+)\s*:\s*([\s\S]*)$/;
const USE = /var\((--[\w-]+)\)/g;

const usesOf = (text: string): string[] =>
  [...text.matchAll(/var\((--[\w-]+)/g)].flatMap(([, name]) => name ?? []);

/** Custom properties that are declared once, for the root element, and under no condition. */
function singleValues(parts: readonly CssPart[]): Map<string, string> {
  const values = new Map<string, string[]>();
  const add = (list: readonly CssPart[], always: boolean): void => {
    for (const part of list) {
      if (typeof part === 'string') continue;
      if ('head' in part) {
        add(part.parts, always && part.head.startsWith('@layer'));
        continue;
      }
      const counts = always && part.selectors.includes(':root');
      for (const declaration of part.declarations) {
        const [, name, value = ''] = PROPERTY.exec(declaration) ?? [];
        if (name) values.set(name, [...(values.get(name) ?? []), counts ? value : '']);
      }
    }
  };
  add(parts, true);
  return new Map(
    [...values].flatMap(([name, [value = '', ...others]]) =>
      value === '' || others.length > 0 ? [] : [[name, value] as const],
    ),
  );
}

/**
 * Inlines custom properties.
 * @param values the only value of each; those that depend on a property without one are left
 */
function withLiterals(parts: readonly CssPart[], values: ReadonlyMap<string, string>): CssPart[] {
  const literals = new Map<string, string | undefined>();
  const literalOf = (name: string): string | undefined => {
    if (literals.has(name)) return literals.get(name);
    // Until it is known: a property that depends on itself has no value.
    literals.set(name, undefined);
    const value = values.get(name);
    if (value !== undefined && usesOf(value).every((use) => literalOf(use) !== undefined))
      literals.set(name, literal(value));
    return literals.get(name);
  };
  const literal = (text: string): string =>
    text.replace(USE, (use, name: string) => literalOf(name) ?? use);
  return mapRules(parts, literal);
}

/**
 * Removes unused custom properties and animations, and declarations without effect on the first
 * paint.
 */
function withoutUnused(parts: readonly CssPart[], names: ReadonlySet<string>): CssPart[] {
  const declarations = [...rulesOf(parts)]
    .flatMap((rule) => rule.declarations)
    .filter((declaration) => !UNPAINTED.test(declaration));
  const used = new Set(names);
  for (let before = -1; before !== used.size;) {
    before = used.size;
    for (const declaration of declarations) {
      const name = PROPERTY.exec(declaration)?.[1];
      if (!name || used.has(name)) for (const use of usesOf(declaration)) used.add(use);
    }
  }
  const left = declarations.filter((declaration) => !declaration.startsWith('--')).join(';');
  const kept = mapRules(parts, (declaration) => {
    const name = PROPERTY.exec(declaration)?.[1];
    const isUnused = name !== undefined && !used.has(name);
    return isUnused || UNPAINTED.test(declaration) ? '' : declaration;
  });
  const movements = (part: CssPart): boolean =>
    typeof part !== 'string' ||
    !part.startsWith('@keyframes') ||
    left.includes(/^@keyframes\s+([\w-]+)/.exec(part)?.[1] ?? '');
  const pruned = (list: readonly CssPart[]): CssPart[] =>
    list
      .filter(movements)
      .map((part) =>
        typeof part === 'object' && 'head' in part ? { ...part, parts: pruned(part.parts) } : part,
      );
  return pruned(kept);
}

/** Changes declarations. Rules without declarations are dropped. */
function mapRules(parts: readonly CssPart[], change: (declaration: string) => string): CssPart[] {
  return parts.flatMap((part): CssPart[] => {
    if (typeof part === 'string') return [part];
    if ('head' in part) return [{ head: part.head, parts: mapRules(part.parts, change) }];
    const declarations = part.declarations.map(change).filter(Boolean);
    return declarations.length === 0 ? [] : [{ ...part, declarations }];
  });
}
