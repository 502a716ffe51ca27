import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'mdast';
import type { ApiPage } from '@/lib/docs/types.ts';
import type { GroupData, OperationData, OverviewData } from '@/lib/openapi/pages/data.ts';
import { copyFile } from '@/lib/openapi/copy-file.ts';
import { sitePaths } from '@/lib/site/paths.ts';

interface DataOf {
  'api-overview': OverviewData;
  'api-service': GroupData;
  'api-tag': GroupData;
  operation: OperationData;
}

/** What an API page shows, made before Next renders (lib/build/prepare-apis.ts). */
export function loadApiData<Kind extends ApiPage['kind']>(page: ApiPage & { kind: Kind }): DataOf[Kind] {
  return JSON.parse(readFileSync(join(sitePaths().work, 'api', page.api, page.locale, `${page.data}.json`), 'utf8')) as DataOf[Kind];
}

/** The text of a page's Markdown copy. */
export function loadApiCopy(page: ApiPage): Root {
  return JSON.parse(readFileSync(join(sitePaths().work, 'api', page.api, page.locale, copyFile(page.data)), 'utf8')) as Root;
}
