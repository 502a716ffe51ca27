import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '@/lib/content/problem.ts';
import type { ApiOutline } from '@/lib/openapi/outline.ts';
import { sitePaths } from '@/lib/site/paths.ts';

/** What scripts/preview-apis.ts leaves for the preview; relative to the working folder. */
export const PREVIEW_APIS = 'api/preview.json';

export interface PreviewApis {
  /** By file name and locale. */
  outlines: Record<string, Record<string, ApiOutline>>;
  problems: Problem[];
}

/** The documents as they were after the last change, and a stamp that changes with them. */
export function readPreviewApis(): PreviewApis & { stamp: string } {
  const file = join(sitePaths().work, PREVIEW_APIS);
  if (!existsSync(file)) return { outlines: {}, problems: [], stamp: '' };
  return { ...(JSON.parse(readFileSync(file, 'utf8')) as PreviewApis), stamp: String(statSync(file).mtimeMs) };
}
