import { createHash } from 'node:crypto';
import { attribute, escapeHtml } from '@/lib/text/escape-html.ts';
import { markdownHtml, type LinkAttributes, type MarkdownResult } from '../html/markdown.ts';
import { schemaHeadHtml, schemaLinkHtml, schemaTreeHtml } from '../html/schema-html.ts';
import type { TreeContext } from '../html/tree-context.ts';
import { ROWS_OF_A_PART } from '../html/tree-size.ts';
import type { ApiWords } from '../html/words.ts';
import type { JsonObject } from '../json.ts';
import type { Direction } from '../schema/view.ts';
import type { SchemaView } from '../schema/view-types.ts';
import type { Spec } from '../spec.ts';
import { MOST_VALUES } from './examples.ts';
import { partRevision } from './part-revision.ts';

/** A shorter tree costs less than a request. */
const LONG_TREE = 2_000;

/** Values of a generated example in a large document, where most pages have several of them. */
const MOST_VALUES_OF_MANY = 100;

export interface ContextInput {
  spec: Spec;
  /** The document before its translation. */
  original?: JsonObject;
  /** Name of the document. */
  name: string;
  locale: string;
  htmlLang: string;
  words: ApiWords;
  link: LinkAttributes;
  /** Path prefix of the published site. */
  basePath: string;
  /** Slugs of operations, tags, and services by their names. */
  names: ReadonlyMap<string, string>;
  /** Slugs of operations by their ids and by references to them. */
  operations?: ReadonlyMap<string, string>;
  /** Changes with the words and with the code that pages are made of. */
  version: string;
  /** See SectionVersion. */
  isLarge?: boolean;
}

/**
 * What the pages of a document in one language share: words, links, rendered texts and trees, and
 * the files of parts of schemas.
 */
export class PageContext implements TreeContext {
  readonly spec: Spec;
  readonly words: ApiWords;
  /** Rows of a tree in a page: fewer in a large document, whose site has hundreds of such pages. */
  readonly mostRows: number | undefined;
  /** Values of a generated example. */
  readonly mostValues: number;
  /** The files of trees, by address. */
  readonly treeFiles = new Map<string, string>();
  readonly #texts = new Map<string, string>();
  readonly #trees = new Map<string, string>();
  readonly #fragments = new Map<string, { view: SchemaView; direction: Direction }>();
  /** Made for the first part: most documents have none. */
  #revision?: string;

  /** Its site has hundreds of pages, which share the files of trees. */
  readonly isLarge: boolean;

  constructor(readonly input: ContextInput) {
    this.spec = input.spec;
    this.words = input.words;
    this.isLarge = input.isLarge === true;
    this.mostRows = this.isLarge ? ROWS_OF_A_PART : undefined;
    this.mostValues = this.isLarge ? MOST_VALUES_OF_MANY : MOST_VALUES;
  }

  markdown = (text: string): string => {
    const known = this.#texts.get(text) ?? this.document(text).html;
    this.#texts.set(text, known);
    return known;
  };

  /** A text, with its headings; `original` is the same text before its translation. */
  document(text: string, reserved?: readonly string[], original?: string): MarkdownResult {
    const named = (name: string) => {
      const slug = this.input.names.get(name);
      return slug === undefined ? undefined : `./${slug}`;
    };
    return markdownHtml(text, {
      link: this.input.link,
      named,
      newTab: this.words('newTab'),
      reserved,
      original,
      top: reserved ? 2 : 4,
    });
  }

  /** The tree of a schema, made once: many operations share schemas. */
  tree(view: SchemaView, wanted: Direction): string {
    const direction = this.#side(wanted);
    const key = direction + view.key();
    const known = this.#trees.get(key) ?? schemaTreeHtml(view, direction, this, this.mostRows);
    this.#trees.set(key, known);
    return known;
  }

  /**
   * Address of a file for a tree that is too long for the data of each page. The HTML of the page
   * has it anyway.
   */
  treeFile(html: string): string | undefined {
    if (this.mostRows === undefined || html.length < LONG_TREE) return undefined;
    const name = createHash('sha256').update(html).digest('hex').slice(0, 16);
    const address = `${this.#folder()}/tree-${name}.json`;
    this.treeFiles.set(address, JSON.stringify(html));
    return address;
  }

  head = (view: SchemaView, inXml?: string): string => schemaHeadHtml(view, this, inXml);

  /** In place of a tree: in a large document nobody sees it before choosing another status. */
  treeLink = (view: SchemaView, direction: Direction): string =>
    schemaLinkHtml(view, this.#side(direction), this);

  /**
   * Without properties that are only read or only written, requests and responses share trees and
   * parts.
   */
  #side(direction: Direction): Direction {
    const { root } = this.spec;
    const sided = sides.get(root) ?? /"(?:readOnly|writeOnly)":true/.test(JSON.stringify(root));
    sides.set(root, sided);
    return sided ? direction : 'both';
  }

  fragment = (view: SchemaView, wanted: Direction): string => {
    this.#revision ??= partRevision(this.input);
    const direction = this.#side(wanted);
    const name = createHash('sha256')
      .update(JSON.stringify([direction, view.key(), this.#revision]))
      .digest('hex')
      .slice(0, 16);
    if (!this.#fragments.has(name)) this.#fragments.set(name, { view, direction });
    return `${this.input.basePath}${this.#folder()}/${name}.html`;
  };

  /** The files of the parts that trees link to, by address. */
  fragments(): Map<string, string> {
    const files = new Map<string, string>();
    // A part can link to further parts: they join the map during this loop, which reaches them too.
    for (const [name, { view, direction }] of this.#fragments)
      files.set(
        `${this.#folder()}/${name}.html`,
        this.#page(view, schemaTreeHtml(view, direction, this, ROWS_OF_A_PART)),
      );
    return files;
  }

  #folder(): string {
    return `/_content/api/${this.input.name}/${this.input.locale}`;
  }

  /**
   * The file of a part is a page, for readers without JavaScript. Otherwise its content goes into
   * the tree.
   */
  #page({ name, type }: SchemaView, html: string): string {
    const title = escapeHtml(name ?? type);
    return `<!doctype html><html${attribute('lang', this.input.htmlLang)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title></head><body><main><h1>${title}</h1><div data-fragment-body>${html}</div></main></body></html>`;
  }
}

const sides = new WeakMap<JsonObject, boolean>();
