import { stringify } from 'yaml';
import type { LinkAttributes } from '../html/markdown.ts';
import type { ApiWords } from '../html/words.ts';
import type { JsonObject } from '../json.ts';
import type { ApiOutline } from '../outline.ts';
import { Spec } from '../spec.ts';
import { PageContext } from './context.ts';
import { operationData } from './operation-data.ts';
import { groupData, overviewData } from './overview-data.ts';

export interface RenderedApi {
  /** Data of a page by its name (ApiPage.data). */
  pages: Map<string, object>;
  /** Files beside the pages, by address below the site's base path. */
  files: Map<string, string>;
  /** Ids that a link can point to, by name of the page's data. */
  ids: Map<string, string[]>;
}

export interface RenderInput {
  document: JsonObject;
  outline: ApiOutline;
  locale: string;
  htmlLang: string;
  words: ApiWords;
  link: LinkAttributes;
  basePath: string;
}

/** Addresses of the whole document as one file. */
export const downloadPaths = (name: string): { label: 'YAML' | 'JSON'; path: string }[] => [
  { label: 'YAML', path: `/openapi/${name}.yaml` },
  { label: 'JSON', path: `/openapi/${name}.json` },
];

/** The document as one file in both notations. */
export const downloadFiles = (name: string, document: JsonObject): Map<string, string> =>
  new Map(downloadPaths(name).map(({ label, path }) => [path, label === 'YAML' ? stringify(document, { aliasDuplicateObjects: false, lineWidth: 120 }) : `${JSON.stringify(document, null, 2)}\n`]));

/** Makes the data of every page of a document in one language. */
export async function renderApi({ document, outline, locale, htmlLang, words, link, basePath }: RenderInput): Promise<RenderedApi> {
  const context = new PageContext({ spec: new Spec(document), name: outline.name, locale, htmlLang, words, link, basePath });
  const pages = new Map<string, object>();
  const overview = overviewData(context, downloadPaths(outline.name).map(({ label, path }) => ({ label, href: basePath + path, file: path.slice(path.lastIndexOf('/') + 1) })));
  pages.set('overview', overview);
  for (const service of outline.services) pages.set(`service-${service.slug}`, groupData(context, 'service', service.name));
  for (const tag of outline.tags) pages.set(`tag-${tag.slug}`, groupData(context, 'tag', tag.name));
  for (const operation of outline.operations) pages.set(`operation-${operation.slug}`, await operationData(context, operation));
  const ids = new Map<string, string[]>([...pages.keys()].map((name) => [name, name.startsWith('operation-') ? ['request', 'responses'] : []]));
  ids.set('overview', ['authentication', 'servers', 'contact', ...overview.headings.map(({ id }) => id)]);
  return { pages, files: context.fragments(), ids };
}
