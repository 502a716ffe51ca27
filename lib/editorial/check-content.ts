import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseYaml } from 'yaml';
import { parseSource } from '@/lib/content/parse-source.ts';
import type { Problem } from '@/lib/content/problem.ts';
import { splitLocale, type SourceDocument, type SourceTree } from '@/lib/content/source-tree.ts';
import type { SiteConfig } from '@/lib/site/config-schema.ts';
import { codeBlocks } from './code-blocks.ts';
import { diagrams } from './diagrams.ts';
import type { EditorialPage } from './editorial-page.ts';
import { frontMatterComplete } from './front-matter-complete.ts';
import { forbiddenWords, glossarySchema, missingTerms, type Glossary } from './glossary.ts';
import { longEnough } from './length.ts';
import { pageText } from './page-text.ts';
import { repetition } from './repetition.ts';
import { simplifiedCharacters } from './simplified.ts';
import { translationShape } from './translation-shape.ts';

/** The locale whose writing the glossary settles. */
const GLOSSARY_LOCALE = 'zh-tw';

/**
 * Everything that a copy editor would send back, for the manuals below `content`. Texts that do not parse are the build's
 * concern and are left out here.
 * @param wanted only pages whose key begins so (`BSP/`), or all
 */
export function checkContent(content: string, config: Pick<SiteConfig, 'defaultLocale' | 'sections'>, tree: SourceTree, glossary: Glossary, wanted = ''): Problem[] {
  const folders = (config.sections ?? []).map(({ folder, path }) => folder ?? path);
  const pages = tree.documents.map((document) => readPage(content, document, folders)).filter((page): page is EditorialPage => page !== undefined && page.key.startsWith(wanted));
  const sources = new Map(pages.filter(({ locale }) => locale === config.defaultLocale).map((page) => [page.key, page]));
  return [...pages.flatMap((page) => checkPage(page, sources, glossary)), ...bySection(pages).flatMap((section) => [...repetition(section), ...diagrams(section)])];
}

/** Pages of the same section and language. */
function bySection(pages: readonly EditorialPage[]): EditorialPage[][] {
  const groups = new Map<string, EditorialPage[]>();
  for (const page of pages) {
    const key = `${page.locale}/${page.section}`;
    groups.set(key, [...(groups.get(key) ?? []), page]);
  }
  return [...groups.values()];
}

function checkPage(page: EditorialPage, sources: ReadonlyMap<string, EditorialPage>, glossary: Glossary): Problem[] {
  const source = sources.get(page.key);
  const isTranslation = source !== undefined && source !== page;
  const problems = [...frontMatterComplete(page, isTranslation), ...longEnough(page), ...codeBlocks(page)];
  if (isTranslation) problems.push(...translationShape(source, page));
  if (page.locale === GLOSSARY_LOCALE) {
    problems.push(...forbiddenWords(page, glossary), ...simplifiedCharacters(page));
    if (isTranslation) problems.push(...missingTerms(source, page, glossary));
  }
  return problems;
}

function readPage(content: string, document: SourceDocument, folders: readonly string[]): EditorialPage | undefined {
  const { locale, path } = splitLocale(document.file);
  const key = path.replace(/\.mdx?$/, '');
  const section = folders.filter((folder) => key.startsWith(`${folder}/`)).sort((a, b) => b.length - a.length)[0] ?? key.split('/')[0]!;
  try {
    const { bodyOffset } = parseSource(readFileSync(join(content, document.file), 'utf8'), document.file);
    return { file: `content/${document.file}`, locale, key, section, frontMatter: document.frontMatter, text: pageText(document.body), offset: bodyOffset };
  } catch {
    return undefined;
  }
}

/** Reads `glossary.yaml`. @throws when an entry has an unknown or missing key */
export const readGlossary = (content: string): Glossary => glossarySchema.parse(parseYaml(readFileSync(join(content, 'glossary.yaml'), 'utf8')));
