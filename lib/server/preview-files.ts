import { join } from 'node:path';
import { fileInside } from '@/lib/site/file-inside.ts';
import { sitePaths } from '@/lib/site/paths.ts';
import { MERMAID_FILES } from './mermaid-files.ts';
import { publishedFiles } from './image.ts';

/** The file behind an address that a build would have filled by copying; undefined when there is none. */
export function previewFile(segments: readonly string[]): string | undefined {
  const paths = sitePaths();
  const address = `/${segments.join('/')}`;
  const image = publishedFiles.get(address);
  if (image) return image;
  for (const { from, to } of MERMAID_FILES) {
    if (address === to || address.startsWith(`${to}/`)) return fileInside(join(paths.repository, 'node_modules'), join(from, address.slice(to.length)));
  }
  return fileInside(join(paths.work, 'api', 'public'), address) ?? fileInside(paths.public, address);
}
