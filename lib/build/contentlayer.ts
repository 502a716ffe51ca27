import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { normalizeText } from '@/lib/content/parse-source.ts';
import { filesBelow } from '@/lib/site/files-below.ts';
import type { SitePaths } from '@/lib/site/paths.ts';
import { writeWhole } from '@/lib/site/write-whole.ts';
import { run } from './run.ts';

/** Runs Contentlayer, which writes the documents as JSON into the store of lib/content/store.ts. */
export async function contentlayer(paths: SitePaths): Promise<void> {
  // Contentlayer never removes the output for a deleted file.
  rmSync(join(paths.work, '.contentlayer', 'generated'), { recursive: true, force: true });
  mkdirSync(paths.work, { recursive: true });
  await run(
    join(paths.repository, 'node_modules', '.bin', 'contentlayer2'),
    ['build', '--config', join(paths.repository, 'contentlayer.config.ts')],
    {
      cwd: paths.work,
      // Contentlayer takes its working folder from PWD.
      env: { ...process.env, PWD: paths.work, CONTENT_DIR: plainContent(paths) },
    },
  );
}

/**
 * The content folder; a copy of its texts if any of them has line ends of Windows or a byte order
 * mark, which Contentlayer takes for a part of the last entry of front matter, or of JSON.
 */
function plainContent({ content, work }: SitePaths): string {
  const copy = join(work, 'plain-content');
  rmSync(copy, { recursive: true, force: true });
  const texts = filesBelow(content)
    .filter((file) => /\.(mdx?|ya?ml|json)$/.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  if (texts.every(({ text }) => normalizeText(text) === text)) return content;
  for (const { file, text } of texts)
    writeWhole(join(copy, relative(content, file)), normalizeText(text));
  return copy;
}
