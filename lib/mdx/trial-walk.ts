import { isValidElement } from 'react';
import { messageOf } from '@/lib/text/message-of.ts';
import { PAGE_COMPONENTS } from './component-names.ts';
import { attributeValueMistake, isEventHandler, isVoidElement } from './html-mistakes.ts';
import type { MistakeList, Place } from './mistake-list.ts';
import { OF_SITE, standInName } from './stand-in.ts';
import { tabsMistake } from './tabs-mistake.ts';
import { LATER, TrialElement, unshowable, type TrialProps } from './trial-element.ts';

const PAGE_COMPONENT_NAMES: ReadonlySet<string> = new Set(PAGE_COMPONENTS);

/** Walks through the elements that a trial run has made, and notes mistakes in them. */
export class TrialWalk {
  constructor(
    readonly mistakes: MistakeList,
    /** `line:column` of the tags of the text. */
    readonly tags: readonly string[],
  ) {}

  /** @param place of the element around the value */
  async walk(value: unknown, place?: Place): Promise<void> {
    const node = await value;
    if (Array.isArray(node)) {
      for (const child of node) await this.walk(child, place);
      return;
    }
    if (node instanceof TrialElement) {
      await this.#element(node);
      return;
    }
    const reason = unshowable(node);
    if (reason !== undefined && place)
      this.mistakes.add(`Something in this tag is ${reason}.`, place);
  }

  async #element(node: TrialElement): Promise<void> {
    const { type, props } = node;
    if (type === LATER) return;
    if (typeof type === 'string') this.#checkProps(type, node);
    const component = standInName(type);
    if (component?.startsWith(OF_SITE)) this.#checkGiven(component.slice(OF_SITE.length), node);
    if (component === 'Tabs') this.#checkTabs(node);
    // A page gives it a function, as in Docusaurus.
    if (component === 'BrowserOnly' && isComponent(props.children))
      await this.walk(props.children(props), node.place);
    else if (isComponent(type) && component === undefined) await this.#call(type, node);
    else if (component === undefined || PAGE_COMPONENT_NAMES.has(component))
      await this.walk(props.children, node.place);
    // Only a component of the site knows what it does with its content.
    else await this.#elements(props.children);
  }

  async #elements(children: unknown): Promise<void> {
    for (const child of [children].flat(Number.POSITIVE_INFINITY))
      if (child instanceof TrialElement) await this.walk(child);
  }

  /** Renders a component that the page defines itself. */
  async #call(component: Component, { props, place }: TrialElement): Promise<void> {
    let result: unknown;
    try {
      result = await component(props);
      await runText(result);
    } catch (error) {
      // Thrown by MDX for an unknown component: TrialRun.attempt handles it.
      if (UNKNOWN_COMPONENT.test(messageOf(error))) throw error;
      this.mistakes.add(`<${component.name}> fails: ${messageOf(error)}.`, place);
      return;
    }
    await this.walk(result, place);
  }

  #checkProps(name: string, { props, place }: TrialElement): void {
    // remark-components.ts has checked the tags of the text.
    if (this.tags.includes(`${place.line}:${place.column}`)) return;
    const { children } = props;
    if (isVoidElement(name) && children !== undefined && children !== null)
      this.mistakes.add(
        `<${name}> cannot have content. Write <${name} /> and put the text after it.`,
        place,
      );
    for (const [key, value] of Object.entries(props)) {
      if (isEventHandler(key, value)) {
        this.mistakes.add(
          `<${name}>: \`${key}\` is left out, because pages hold no scripts. Make the component one of the site, in a file of its own, and import it.`,
          place,
          'warning',
        );
        continue;
      }
      const mistake = key === 'children' ? undefined : attributeValueMistake(key, value);
      if (mistake !== undefined) this.mistakes.add(`<${name}>: ${mistake}`, place);
    }
  }

  /** What a page gives a component that the browser runs has to be data. */
  #checkGiven(name: string, { props, place }: TrialElement): void {
    for (const [key, value] of Object.entries(props)) {
      const isChild = key === 'children';
      const found = functionIn(value, isChild ? 'its content' : `\`${key}\``);
      if (found !== undefined)
        this.mistakes.add(
          `This component of the site (${name}) is run by the browser, and ${found} is a function, which a page cannot give it. Write a component in src/components that has the tag with the function in it, and import that.`,
          place,
        );
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
      items.map((item) => item.props.value),
      props.defaultValue,
    );
    if (mistake !== undefined) this.mistakes.add(mistake, place);
  }
}

/** An imported text is run, too. Which components it may use has been checked with it. */
async function runText(result: unknown): Promise<void> {
  if (!isValidElement(result) || !isComponent(result.type)) return;
  try {
    await result.type(Object(result.props) as TrialProps);
  } catch (error) {
    if (!UNKNOWN_COMPONENT.test(messageOf(error))) throw error;
  }
}

/** Names the function that is or is in a value; undefined if there is none. */
function functionIn(value: unknown, name: string): string | undefined {
  if (typeof value === 'function')
    return value === LATER || standInName(value)?.startsWith(OF_SITE) ? undefined : name;
  const isPlain =
    Array.isArray(value) ||
    (typeof value === 'object' &&
      value !== null &&
      Object.getPrototypeOf(value) === Object.prototype &&
      !isValidElement(value));
  if (!isPlain) return undefined;
  return Object.values(value)
    .map((own) => functionIn(own, `a part of ${name}`))
    .find((found) => found !== undefined);
}

const UNKNOWN_COMPONENT = /^Expected (component|object) `/;

type Component = (props: TrialProps) => unknown;

const isComponent = (type: unknown): type is Component => typeof type === 'function';
