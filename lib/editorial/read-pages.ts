import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSource } from '@/lib/content/parse-source.ts';
import {
  splitLocale,
  withoutExtension,
  type SourceDocument,
  type SourceTree,
} from '@/lib/content/source-tree.ts';
import { firstSegment } from '@/lib/docs/slugs.ts';
import type { SiteConfig } from '@/lib/site/config-schema.ts';
import type { EditorialPage } from './editorial-page.ts';
import { pageText } from './page-text.ts';

/**
 * The manuals below `content`, in every language, without texts that do not parse: the build
 * reports those.
 */
export function readPages(
  content: string,
  config: Pick<SiteConfig, 'sections'>,
  tree: SourceTree,
): EditorialPage[] {
  const folders = (config.sections ?? []).map(({ folder, path }) => folder ?? path);
  return tree.documents
    .map((document) => readPage(content, document, folders))
    .filter((page): page is EditorialPage => page !== undefined);
}

function readPage(
  content: string,
  document: SourceDocument,
  folders: readonly string[],
): EditorialPage | undefined {
  const { locale, path } = splitLocale(document.file);
  const key = withoutExtension(path);
  const section =
    folders
      .filter((folder) => key.startsWith(`${folder}/`))
      .sort((a, b) => b.length - a.length)[0] ?? firstSegment(key);
  try {
    const { bodyOffset } = parseSource(
      readFileSync(join(content, document.file), 'utf8'),
      document.file,
    );
    return {
      file: `content/${document.file}`,
      locale,
      key,
      section,
      frontMatter: document.frontMatter,
      text: pageText(document.body),
      offset: bodyOffset,
    };
  } catch {
    return undefined;
  }
}
