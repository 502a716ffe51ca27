import { createHash } from 'node:crypto';
import { attribute, escapeHtml } from '@/lib/text/escape-html.ts';
import { markdownHtml, type LinkAttributes, type MarkdownResult } from '../html/markdown.ts';
import { schemaHeadHtml, schemaTreeHtml, type TreeContext } from '../html/schema-html.ts';
import type { ApiWords } from '../html/words.ts';
import type { Direction, SchemaView } from '../schema/view.ts';
import type { Spec } from '../spec.ts';

export interface ContextInput {
  spec: Spec;
  /** Name of the document. */
  name: string;
  locale: string;
  htmlLang: string;
  words: ApiWords;
  link: LinkAttributes;
  /** Path below which the site is published. */
  basePath: string;
  /** Slugs of operations, groups and services by their names. */
  names: ReadonlyMap<string, string>;
}

/** What the pages of one document in one language share: words, links, texts rendered once, parts of schemas in files of their own. */
export class PageContext implements TreeContext {
  readonly spec: Spec;
  readonly words: ApiWords;
  readonly #texts = new Map<string, string>();
  readonly #trees = new Map<string, string>();
  readonly #fragments = new Map<
    string,
    { view: SchemaView; direction: Direction; html?: string }
  >();

  constructor(readonly input: ContextInput) {
    this.spec = input.spec;
    this.words = input.words;
  }

  markdown = (text: string): string => {
    const known = this.#texts.get(text) ?? this.document(text).html;
    this.#texts.set(text, known);
    return known;
  };

  /** A text with headings that can be linked to. */
  document(text: string, reserved?: readonly string[]): MarkdownResult {
    const named = (name: string) =>
      this.input.names.has(name) ? `./${this.input.names.get(name)!}` : undefined;
    return markdownHtml(text, {
      link: this.input.link,
      named,
      newTab: this.words('newTab'),
      reserved,
      top: reserved ? 2 : 4,
    });
  }

  /** The tree of a schema; many operations share theirs. */
  tree(view: SchemaView, direction: Direction): string {
    const key = direction + view.key();
    const known = this.#trees.get(key) ?? schemaTreeHtml(view, direction, this);
    this.#trees.set(key, known);
    return known;
  }

  head = (view: SchemaView): string => schemaHeadHtml(view, this);

  fragment = (view: SchemaView, direction: Direction): string => {
    const name = createHash('sha256')
      .update(JSON.stringify([direction, view.key(), this.#revision()]))
      .digest('hex')
      .slice(0, 16);
    if (!this.#fragments.has(name)) this.#fragments.set(name, { view, direction });
    return `${this.input.basePath}${this.#folder()}/${name}.html`;
  };

  /** The files of the parts that trees refer to, by address. Parts refer to parts: this makes them until none is missing. */
  fragments(): Map<string, string> {
    for (const fragment of this.#fragments.values()) {
      fragment.html ??= this.tree(fragment.view, fragment.direction);
    }
    return new Map(
      [...this.#fragments].map(([name, { view, html }]) => [
        `${this.#folder()}/${name}.html`,
        this.#page(view, html!),
      ]),
    );
  }

  #folder(): string {
    return `/_content/api/${this.input.name}/${this.input.locale}`;
  }

  /** Names of kept files carry what they depend on: the document and the words around it. */
  #revision(): string {
    const { spec, words } = this.input;
    revisions.set(
      spec,
      revisions.get(spec) ??
        createHash('sha256')
          .update(JSON.stringify(spec.root))
          .update(words('showProperties', { name: '' }))
          .digest('hex'),
    );
    return revisions.get(spec)!;
  }

  /** A page of its own, for readers without script; with script its content is put into the tree. */
  #page({ name, type }: SchemaView, html: string): string {
    const title = escapeHtml(name ?? type);
    return `<!doctype html><html${attribute('lang', this.input.htmlLang)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title></head><body><main><h1>${title}</h1><div data-fragment-body>${html}</div></main></body></html>`;
  }
}

const revisions = new WeakMap<Spec, string>();
