import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSource } from '@/lib/content/parse-source.ts';
import { splitLocale, type SourceDocument, type SourceTree } from '@/lib/content/source-tree.ts';
import type { SiteConfig } from '@/lib/site/config-schema.ts';
import type { EditorialPage } from './editorial-page.ts';
import { pageText } from './page-text.ts';

/** The manuals below `content`, in every language. Texts that do not parse are the build's concern and are left out. */
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
  const key = path.replace(/\.mdx?$/, '');
  const section =
    folders
      .filter((folder) => key.startsWith(`${folder}/`))
      .sort((a, b) => b.length - a.length)[0] ?? key.split('/')[0]!;
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
