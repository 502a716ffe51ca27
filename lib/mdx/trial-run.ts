import type { Node } from 'unist';
import { nearest } from '@/lib/text/nearest.ts';
import { PAGE_COMPONENTS, type SiteComponentNames } from './component-names.ts';
import { attributeValueMistake, isVoidElement } from './html-mistakes.ts';
import { unknownComponent } from './remark-components.ts';
import type { TracedExpression } from './remark-trace.ts';
import { TrialElement, TrialFragment, type TrialProps, unshowable } from './trial-element.ts';
import { standIn, standInName } from './stand-in.ts';
import { tabsMistake } from './tabs-mistake.ts';

/** A page as `remarkTrace` has prepared it, compiled for development. */
export interface TracedPage {
  code: string;
  traced: readonly TracedExpression[];
  modules: readonly Node['position'][];
  /** `line:column` of the tags of the text. */
  tags: readonly string[];
  /** Names that the page declares itself. */
  declared: readonly string[];
}

export interface Mistake {
  message: string;
  line?: number;
  column?: number;
}

type Component = (props: TrialProps) => unknown;
type PageModule = { default: Component };

/**
 * Runs a page once with stand-ins for components and without React, and tells everything that would fail while it is
 * rendered: expressions without a value or whose value cannot be shown, wrong properties, wrong tabs. Components of the
 * site are not run.
 */
export async function trialRun(page: TracedPage, site: SiteComponentNames): Promise<Mistake[]> {
  const run = new TrialRun(page);
  const known = [...PAGE_COMPONENTS, ...(site === 'any' ? [] : site)];
  const components: Record<string, object> = Object.fromEntries(
    known.map((name) => [name, standIn(name)]),
  );
  // MDX stops at the first component that it does not know: each is noted and then known.
  for (;;) {
    const missing = await run.attempt(components);
    if (missing === undefined) return run.mistakes;
    if (missing.name in components) {
      run.note(`<${missing.name}> is not at hand here.`, missing);
      return run.mistakes;
    }
    components[missing.name] = standIn(missing.name);
    if (site !== 'any') run.note(unknownComponent(missing.name, known), missing);
  }
}

class TrialRun {
  readonly mistakes: Mistake[] = [];

  constructor(readonly page: TracedPage) {}

  note(message: string, { line, column }: { line?: number; column?: number } = {}): void {
    if (
      !this.mistakes.some(
        (mistake) =>
          mistake.line === line && mistake.column === column && mistake.message === message,
      )
    )
      this.mistakes.push({ message, line, column });
  }

  /** One run. Returns the component that ended it, if one did. */
  async attempt(
    components: object,
  ): Promise<{ name: string; line: number; column: number } | undefined> {
    let block: number | undefined;
    const runtime = {
      Fragment: TrialFragment,
      jsxDEV: (
        type: unknown,
        props: TrialProps,
        _key: unknown,
        _static: unknown,
        source?: { lineNumber?: number; columnNumber?: number },
      ) =>
        new TrialElement(type, props, { line: source?.lineNumber, column: source?.columnNumber }),
    };
    try {
      // The code comes from the repository's own pages, not from a reader.
      const evaluate = new Function('runtime', '__trace', '__module', this.page.code) as (
        ...given: unknown[]
      ) => PageModule;
      const { default: content } = evaluate(
        runtime,
        (number: number, compute: () => unknown) => this.#trace(this.page.traced[number]!, compute),
        (number: number) => void (block = number),
      );
      block = undefined;
      await this.#walk(await content({ components }));
      return undefined;
    } catch (error) {
      const [, name, line, column] =
        /Expected (?:component|object) `([^`]+)` to be defined[\s\S]*`(\d+):(\d+)/.exec(
          messageOf(error),
        ) ?? [];
      if (name !== undefined)
        return { name: name.split('.')[0]!, line: Number(line), column: Number(column) };
      const place = block === undefined ? undefined : this.page.modules[block];
      this.note(
        block === undefined
          ? `This page fails while it is made: ${messageOf(error)}`
          : `This code of the page fails: ${messageOf(error)}`,
        place?.start,
      );
      return undefined;
    }
  }

  #trace(about: TracedExpression, compute: () => unknown): unknown {
    const at = about.place?.start;
    try {
      const value = compute();
      const found = judge(about, value);
      if (found === undefined) return value;
      this.note(found, at);
    } catch (error) {
      this.note(this.#failure(about.source, error), at);
    }
    return undefined;
  }

  #failure(source: string, error: unknown): string {
    const [, name] = /^(\S+) is not defined$/.exec(messageOf(error)) ?? [];
    if (name === undefined)
      return `\`{${source}}\` fails: ${messageOf(error)}. Mend the expression, or write \\{ if it is meant as a brace.`;
    const candidate = nearest(name, this.page.declared);
    return `A bare \`{\` starts an expression here, and \`{${source}}\` has no value (\`${name}\` is not defined).${candidate ? ` Did you mean \`${candidate}\`?` : ''} Write \\{ for a brace, or put the text in backticks.`;
  }

  /** Renders what came out, as far as it shows mistakes. */
  async #walk(value: unknown, place?: TrialElement['place']): Promise<void> {
    const node = await value;
    if (Array.isArray(node)) {
      for (const child of node) await this.#walk(child, place);
      return;
    }
    if (!(node instanceof TrialElement)) {
      const reason = unshowable(node);
      if (reason !== undefined && place) this.note(`Something in this tag is ${reason}.`, place);
      return;
    }
    const { type, props } = node;
    if (typeof type === 'string') this.#checkProps(type, node);
    const component = standInName(type);
    if (component === 'Tabs') this.#checkTabs(node);
    if (typeof type === 'function' && component === undefined)
      await this.#call(type as Component, node);
    // What lies in a component of the site is that component's.
    else if (component === undefined || (PAGE_COMPONENTS as readonly string[]).includes(component))
      await this.#walk(props.children, node.place);
    else await this.#walkElements(props.children);
  }

  async #walkElements(children: unknown): Promise<void> {
    for (const child of [children].flat(Number.POSITIVE_INFINITY))
      if (child instanceof TrialElement) await this.#walk(child);
  }

  async #call(component: Component, { props, place }: TrialElement): Promise<void> {
    let result: unknown;
    try {
      result = await component(props);
    } catch (error) {
      // What MDX says of itself is understood by `attempt`.
      if (/^Expected (component|object) `/.test(messageOf(error))) throw error;
      this.note(`<${component.name}> fails: ${messageOf(error)}.`, place);
      return;
    }
    await this.#walk(result, place);
  }

  #checkProps(name: string, { props, place }: TrialElement): void {
    // Tags of the text have been judged by what is written in them.
    if (this.page.tags.includes(`${place.line}:${place.column}`)) return;
    const { children } = props;
    if (isVoidElement(name) && children !== undefined && children !== null)
      this.note(
        `<${name}> cannot have content. Write <${name} /> and put the text behind it.`,
        place,
      );
    for (const [key, value] of Object.entries(props)) {
      const mistake = key === 'children' ? undefined : attributeValueMistake(key, value);
      if (mistake !== undefined) this.note(`<${name}>: ${mistake}`, place);
    }
  }

  #checkTabs({ props, place }: TrialElement): void {
    const items = [props.children]
      .flat(Number.POSITIVE_INFINITY)
      .filter(
        (child): child is TrialElement =>
          child instanceof TrialElement && standInName(child.type) === 'TabItem',
      );
    const mistake = tabsMistake(
      items.map((item) => item.props.value as string | undefined),
      props.defaultValue as string | undefined,
    );
    if (mistake !== undefined) this.note(mistake, place);
  }
}

/** What is wrong with the value of an expression. */
function judge({ role, source, name = '' }: TracedExpression, value: unknown): string | undefined {
  if (role === 'attribute') return attributeValueMistake(name, value);
  if (role === 'attributes')
    return Object.entries(Object(value) as object)
      .map(([key, own]) => attributeValueMistake(key, own))
      .find((mistake) => mistake !== undefined);
  const reason = role === 'text' ? unshowable(value) : undefined;
  return reason && `The value of \`{${source}}\` is ${reason}.`;
}

const messageOf = (error: unknown): string =>
  error instanceof Error && error.message !== '' ? error.message : String(error);
