import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'mdast';
import type { ApiPage } from '@/lib/docs/types.ts';
import type { GroupData, OperationData, OverviewData } from '@/lib/openapi/pages/data.ts';
import { copyFile } from '@/lib/openapi/copy-file.ts';
import { sitePaths } from '@/lib/site/paths.ts';
import { previewApiFolder } from './preview-state.ts';

interface DataOf {
  'api-overview': OverviewData;
  'api-service': GroupData;
  'api-tag': GroupData;
  operation: OperationData;
}

/** What an API page shows, made before Next renders (lib/build/prepare-apis.ts). */
export function loadApiData<Kind extends ApiPage['kind']>(
  page: ApiPage & { kind: Kind },
): DataOf[Kind] {
  return readData(page, `${page.data}.json`) as DataOf[Kind];
}

/** The text of a page's Markdown copy. */
export function loadApiCopy(page: ApiPage): Root {
  return readData(page, copyFile(page.data)) as Root;
}

function readData(page: ApiPage, name: string): unknown {
  const paths = sitePaths();
  const folder =
    process.env.NODE_ENV === 'development' ? previewApiFolder(paths) : join(paths.work, 'api');
  return JSON.parse(readFileSync(join(folder, page.api, page.locale, name), 'utf8'));
}
