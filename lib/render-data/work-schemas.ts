import type { Root } from 'mdast';
import { z } from 'zod';
import type { SearchSettings } from '@/lib/build/search/bundle-worker.ts';
import type { ApiPage, SiteModel } from '@/lib/docs/types.ts';
import type { CompiledPage } from '@/lib/mdx/compile.ts';
import type { ApiOutline } from '@/lib/openapi/outline.ts';
import type {
  GroupData,
  ModelData,
  OperationData,
  OverviewData,
} from '@/lib/openapi/pages/data.ts';
import { withFields } from './json-file.ts';

// Files of the working folder, each written by one run of the build or preview and read by another.

/** `model.json` */
export const siteModel = withFields<SiteModel>('config', 'locales');

/** `pages/<record id>.json` */
export const compiledPage = withFields<CompiledPage>(
  'key',
  'code',
  'tree',
  'facts',
  'imports',
  'warnings',
);

/** The text of an API page's Markdown copy. */
export const markdownTree = withFields<Root>('type', 'children');

/** `assets.json` */
export const assets = z.object({
  /** Published name → file. */
  images: z.record(z.string(), z.string()),
});

/** `dates.json`: ISO 8601, by file below `content/`. */
export const dates = z.record(z.string(), z.string());

/** `search.json` */
export const searchSettings: z.ZodType<SearchSettings> = z.object({
  worker: z.string(),
});

/** `preview/outlines.json`: by file name and locale. */
export const outlines = z.record(
  z.string(),
  z.record(
    z.string(),
    withFields<ApiOutline>(
      'name',
      'file',
      'overview',
      'services',
      'tags',
      'operations',
      'groups',
      'models',
    ),
  ),
);

/** `preview/problems.json` */
export const previewProblems = z.array(
  z.object({
    file: z.string(),
    line: z.number().optional(),
    column: z.number().optional(),
    message: z.string(),
    severity: z.enum(['error', 'warning']),
    /** Name of the API document that has it. */
    api: z.string().optional(),
  }),
);

/** What each kind of API page shows. */
export interface ApiData {
  'api-overview': OverviewData;
  'api-service': GroupData;
  'api-tag': GroupData;
  operation: OperationData;
  'api-model': ModelData;
}

const group = withFields<GroupData>('descriptionHtml');

/** `api/<document>/<locale>/<page>.json` */
export const apiData: { readonly [Kind in ApiPage['kind']]: z.ZodType<ApiData[Kind]> } = {
  'api-overview': withFields<OverviewData>('title', 'version', 'headings', 'servers', 'downloads'),
  'api-service': group,
  'api-tag': group,
  'api-model': withFields<ModelData>('headHtml', 'treeHtml'),
  operation: withFields<OperationData>('method', 'path', 'parameters', 'responses', 'samples'),
};
