import type { Root } from 'mdast';
import { stringify } from 'yaml';
import type { LinkAttributes } from '../html/markdown.ts';
import type { ApiWords } from '../html/words.ts';
import { pointerOf, textOf, type JsonObject } from '../json.ts';
import { operationAt } from '../operations.ts';
import { exactNumber, jsonText } from '../request/long-numbers.ts';
import type { ApiOutline } from '../outline.ts';
import { operationMarkdown } from '../markdown/operation-markdown.ts';
import { withPageLinks } from '../markdown/page-links.ts';
import { modelMarkdown } from '../markdown/model-markdown.ts';
import { groupMarkdown, overviewMarkdown } from '../markdown/overview-markdown.ts';
import { Spec } from '../spec.ts';
import { PageContext } from './context.ts';
import type { OperationData } from './data.ts';
import { modelData } from './model-data.ts';
import { operationData } from './operation-data.ts';
import { operationIds } from './operation-ids.ts';
import { groupData, OVERVIEW_IDS, overviewData } from './overview-data.ts';

export interface RenderedApi {
  /** Data of a page by its name (ApiPage.data). */
  pages: Map<string, object>;
  /** The text of each page for its Markdown copy, with links as written. */
  copies: Map<string, Root>;
  /** Files besides the pages, by address below the site's base path. */
  files: Map<string, string>;
  /** Ids that a link can point to, by name of the page's data. */
  ids: Map<string, string[]>;
}

export interface RenderInput {
  document: JsonObject;
  /** See ContextInput. */
  original?: JsonObject;
  outline: ApiOutline;
  locale: string;
  htmlLang: string;
  words: ApiWords;
  link: LinkAttributes;
  basePath: string;
  /** Name of the files of the whole document; the document's own by default. */
  downloadName?: string;
  /** See ContextInput. */
  version: string;
  /** See SectionVersion. */
  isLarge: boolean;
}

/** Addresses of the whole document as one file. */
const downloadPaths = (name: string): { label: 'YAML' | 'JSON'; path: string }[] => [
  { label: 'YAML', path: `/openapi/${name}.yaml` },
  { label: 'JSON', path: `/openapi/${name}.json` },
];

/** The document as one file in both notations. */
export const downloadFiles = (name: string, document: JsonObject): Map<string, string> =>
  new Map(
    downloadPaths(name).map(({ label, path }) => [
      path,
      label === 'YAML'
        ? stringify(
            document,
            (_, value: unknown) => (typeof value === 'number' ? exactNumber(value) : value),
            { aliasDuplicateObjects: false, lineWidth: 120 },
          )
        : `${jsonText(document, 2)}\n`,
    ]),
  );

/**
 * The names that become links in descriptions. An operation goes before a tag or service of the
 * same name; a name that two operations share is no link.
 */
function namesIn({ services, tags, operations }: ApiOutline): Map<string, string> {
  const names = new Map([
    ...services.map(({ title, slug }) => [title, slug] as const),
    ...tags.map(({ label, slug }) => [label, slug] as const),
  ]);
  for (const { title, slug } of operations) names.set(title, slug);
  const titles = operations.map(({ title }) => title);
  for (const title of titles.filter((name, index) => titles.indexOf(name) !== index))
    names.delete(title);
  return names;
}

/** Links of responses name an operation by its id or by a reference. */
function operationSlugs(spec: Spec, { operations }: ApiOutline): Map<string, string> {
  return new Map(
    operations.flatMap(({ at, slug }) => {
      const id = textOf(operationAt(spec, at).value.operationId);
      return [[pointerOf(at), slug] as const, ...(id === undefined ? [] : [[id, slug] as const])];
    }),
  );
}

/** Makes the data of every page of a document in one language. */
export function renderApi({
  document,
  original,
  outline,
  locale,
  htmlLang,
  words,
  link,
  basePath,
  downloadName = outline.name,
  version,
  isLarge,
}: RenderInput): RenderedApi {
  const spec = new Spec(document);
  const context = new PageContext({
    spec,
    original,
    name: outline.name,
    locale,
    htmlLang,
    words,
    link,
    basePath,
    names: namesIn(outline),
    operations: operationSlugs(spec, outline),
    version,
    isLarge,
  });
  const pages = new Map<string, object>();
  const copies = new Map<string, Root>();
  const downloads = downloadPaths(downloadName);
  const overview = overviewData(
    context,
    downloads.map(({ label, path }) => ({
      label,
      href: basePath + path,
      file: path.slice(path.lastIndexOf('/') + 1),
    })),
  );
  pages.set('overview', overview);
  copies.set('overview', overviewMarkdown(context, overview, downloads));
  for (const [kind, groups] of [
    ['service', outline.services],
    ['tag', outline.tags],
  ] as const) {
    for (const { slug, name } of groups) {
      pages.set(`${kind}-${slug}`, groupData(context, kind, name));
      copies.set(`${kind}-${slug}`, groupMarkdown(context, kind, name));
    }
  }
  for (const operation of outline.operations) {
    const data = operationData(context, operation);
    pages.set(`operation-${operation.slug}`, data);
    copies.set(`operation-${operation.slug}`, operationMarkdown(context, operation, data));
  }
  for (const model of outline.models) {
    const data = modelData(context, model);
    pages.set(`model-${model.slug}`, data);
    copies.set(`model-${model.slug}`, modelMarkdown(context, model, data));
  }
  const linkOfCopy: LinkAttributes = (href) =>
    downloads.some(({ path }) => path === href) ? { href } : link(href);
  for (const [name, copy] of copies) copies.set(name, withPageLinks(copy, linkOfCopy));
  const ids = new Map<string, string[]>(
    [...pages.keys()].map((name) => [
      name,
      name.startsWith('operation-') ? operationIds(pages.get(name) as OperationData) : [],
    ]),
  );
  ids.set('overview', [...OVERVIEW_IDS, ...overview.headings.map(({ id }) => id)]);
  return { pages, copies, files: new Map([...context.fragments(), ...context.treeFiles]), ids };
}
