import type { Node } from 'unist';
import { nearest } from '@/lib/text/nearest.ts';
import { messageOf } from '@/lib/text/message-of.ts';
import { oneLine } from '@/lib/text/one-line.ts';
import { PAGE_COMPONENTS, type SiteComponentNames } from './component-names.ts';
import { attributeValueMistake, isEventHandler } from './html-mistakes.ts';
import { MistakeList, type Mistake } from './mistake-list.ts';
import { pageFunction } from './page-code.ts';
import { unknownComponent } from './remark-components.ts';
import type { TracedExpression } from './remark-trace.ts';
import { pageComponent } from './run.ts';
import { standIn } from './stand-in.ts';
import {
  LATER,
  TrialElement,
  TrialFragment,
  unshowable,
  type TrialProps,
} from './trial-element.ts';
import { TrialWalk } from './trial-walk.ts';

/** A page that `remarkTrace` has prepared, compiled for development. */
export interface TracedPage {
  code: string;
  traced: readonly TracedExpression[];
  modules: readonly Node['position'][];
  /** `line:column` of the tags of the text. */
  tags: readonly string[];
  /** Names that the page declares itself. */
  declared: readonly string[];
  /** What the code of a page is given besides React (imports/page-runtime.ts). */
  given: object;
}

interface MissingComponent {
  name: string;
  line: number;
  column: number;
}

/**
 * Runs a page once with placeholders for components and without React, and finds the mistakes that
 * would make it fail when it is rendered: expressions without a value or with one that cannot be
 * shown, wrong properties, wrong tabs. The components of the site are not run.
 */
export async function trialRun(page: TracedPage, site: SiteComponentNames): Promise<Mistake[]> {
  const run = new TrialRun(page);
  const known = [...PAGE_COMPONENTS, ...(site === 'any' ? [] : site)];
  const components: Record<string, object> = Object.fromEntries(
    known.map((name) => [name, standIn(name)]),
  );
  // MDX stops at the first unknown component: it is noted, gets a placeholder, and the page is run
  // again.
  for (;;) {
    const missing = await run.attempt(components);
    if (missing === undefined) return run.mistakes.all;
    if (missing.name in components) {
      run.mistakes.add(`<${missing.name}> cannot be used here.`, missing);
      return run.mistakes.all;
    }
    components[missing.name] = standIn(missing.name);
    if (site !== 'any') run.mistakes.add(unknownComponent(missing.name, known), missing);
  }
}

class TrialRun {
  readonly mistakes = new MistakeList();

  constructor(readonly page: TracedPage) {}

  /** Runs the page. Returns the unknown component that ended the run, if one did. */
  async attempt(components: object): Promise<MissingComponent | undefined> {
    let block: Node['position'];
    const trace = (number: number, compute: () => unknown): unknown => {
      const about = this.page.traced[number];
      return about ? this.#trace(about, compute) : compute();
    };
    const enterBlock = (number: number): void => {
      block = this.page.modules[number];
    };
    let isBuilt = false;
    try {
      const evaluate = pageFunction(this.page.code, ['runtime', '__trace', '__module']);
      const content = pageComponent(
        evaluate({ ...RUNTIME, ...this.page.given }, trace, enterBlock),
        'the page',
      );
      isBuilt = true;
      const walk = new TrialWalk(this.mistakes, this.page.tags);
      await walk.walk(content({ components }));
      return undefined;
    } catch (error) {
      const missing = missingComponent(error);
      if (missing) return missing;
      if (isBuilt || !block)
        this.mistakes.add(`This page fails while it is made: ${messageOf(error)}`);
      else this.mistakes.add(`This code of the page fails: ${messageOf(error)}`, block.start);
      return undefined;
    }
  }

  /** Evaluates an expression and notes its mistake, if it has one. Its value is then undefined. */
  #trace(about: TracedExpression, compute: () => unknown): unknown {
    const at = about.place?.start;
    try {
      const value = compute();
      const found = valueMistake(about, value);
      if (found === undefined) return value;
      this.mistakes.add(found, at);
    } catch (error) {
      this.mistakes.add(this.#failure(about.source, error), at);
    }
    return undefined;
  }

  #failure(source: string, error: unknown): string {
    const [, name] = /^(\S+) is not defined$/.exec(messageOf(error)) ?? [];
    if (name === undefined)
      return `\`{${oneLine(source)}}\` fails: ${messageOf(error)}. Correct the expression, or write \\{ if it is meant as a brace.`;
    const candidate = nearest(name, this.page.declared);
    return `A bare \`{\` starts an expression here, and \`{${oneLine(source)}}\` has no value (\`${name}\` is not defined).${candidate ? ` Did you mean \`${candidate}\`?` : ''} Write \\{ for a brace, or put the text in backticks.`;
  }
}

/** In the place of React's development runtime. */
const RUNTIME = {
  Fragment: TrialFragment,
  jsxDEV: (
    type: unknown,
    props: TrialProps,
    _key: unknown,
    _static: unknown,
    source?: { lineNumber?: number; columnNumber?: number },
  ) => new TrialElement(type, props, { line: source?.lineNumber, column: source?.columnNumber }),
};

/** The component that MDX names in an error. */
function missingComponent(error: unknown): MissingComponent | undefined {
  const [, path, line, column] =
    /Expected (?:component|object) `([^`]+)` to be defined[\s\S]*`(\d+):(\d+)/.exec(
      messageOf(error),
    ) ?? [];
  const [name] = path?.split('.') ?? [];
  return name === undefined ? undefined : { name, line: Number(line), column: Number(column) };
}

/** The message for the value of an expression that cannot be used; undefined if it can. */
function valueMistake(
  { role, source, name = '' }: TracedExpression,
  value: unknown,
): string | undefined {
  if (value === LATER) return undefined;
  // html-mistakes.ts warns of a handler by its name.
  if (role === 'attribute')
    return isEventHandler(name, value) ? undefined : attributeValueMistake(name, value);
  if (role === 'attributes')
    return Object.entries(Object(value) as object)
      .map(([key, own]) => attributeValueMistake(key, own))
      .find((mistake) => mistake !== undefined);
  const reason = role === 'text' ? unshowable(value) : undefined;
  return reason && `The value of \`{${oneLine(source)}}\` is ${reason}.`;
}
