import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Operation {
  'x-slug'?: string;
  summary?: string;
  operationId?: string;
  tags?: string[];
  deprecated?: boolean;
}

export interface Bundled {
  info: { title: string; 'x-slug': string };
  tags: { name: string; 'x-slug'?: string; 'x-displayName'?: string }[];
  paths: Record<string, Record<string, Operation>>;
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];
/** The references of the product. */
export const APIS = [
  {
    base: '/APIs/EdgeHub',
    name: 'edgehub',
    main: 'edgehub-restful-apis',
    sidebar: 'edgehubSidebar',
    operations: 24,
  },
  { base: '/weda/api', name: 'weda', main: 'weda-api', sidebar: 'wedaSidebar', operations: 99 },
] as const;

/** The published document is the reference's own source: everything is compared with it. */
export const bundled = (name: string): Bundled =>
  parse(readFileSync(`out/openapi/${name}.yaml`, 'utf8')) as Bundled;

/** Its operations in their order. */
export const operationsOf = (name: string) =>
  Object.entries(bundled(name).paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => (item[method] ? [{ path, method, operation: item[method] }] : [])),
  );
