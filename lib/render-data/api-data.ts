import { join } from 'node:path';
import type { Root } from 'mdast';
import type { ApiPage } from '@/lib/docs/types.ts';
import { copyFile } from '@/lib/openapi/copy-file.ts';
import { sitePaths } from '@/lib/site/paths.ts';
import { readJson } from './json-file.ts';
import { previewApiFolder } from './preview-folders.ts';
import { apiData, markdownTree, type ApiData } from './work-schemas.ts';

/** The data of an API page. lib/build/prepare-apis.ts writes it before Next renders. */
export function loadApiData<Kind extends ApiPage['kind']>(
  page: ApiPage & { kind: Kind },
): ApiData[Kind] {
  return readJson(dataFile(page, `${page.data}.json`), apiData[page.kind]);
}

/** The text of a page's Markdown copy. */
export function loadApiCopy(page: ApiPage): Root {
  return readJson(dataFile(page, copyFile(page.data)), markdownTree);
}

function dataFile(page: ApiPage, name: string): string {
  const paths = sitePaths();
  const folder =
    process.env.NODE_ENV === 'development' ? previewApiFolder(paths) : join(paths.work, 'api');
  return join(folder, page.api, page.locale, name);
}
