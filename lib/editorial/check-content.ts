import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import type { Problem } from '@/lib/content/problem.ts';
import type { SourceTree } from '@/lib/content/source-tree.ts';
import type { SiteConfig } from '@/lib/site/config-schema.ts';
import { messageOf } from '@/lib/text/message-of.ts';
import { codeBlocks } from './code-blocks.ts';
import { controlPaths } from './control-paths.ts';
import { courses } from './courses.ts';
import { diagramSyntax } from './diagram-syntax.ts';
import { diagrams } from './diagrams.ts';
import { drawings } from './drawings.ts';
import type { EditorialPage } from './editorial-page.ts';
import { frontMatterComplete } from './front-matter-complete.ts';
import { forbiddenWords, glossarySchema, missingTerms, type Glossary } from './glossary.ts';
import { longEnough } from './length.ts';
import { readPages } from './read-pages.ts';
import { repetition } from './repetition.ts';
import { simplifiedCharacters } from './simplified.ts';
import { translationShape } from './translation-shape.ts';
import { wayOn } from './way-on.ts';

/** The locale whose words are in the glossary. */
const GLOSSARY_LOCALE = 'zh-tw';

/**
 * The editorial checks of the manuals below `content`.
 * @param wanted only pages whose key begins so (`BSP/`), or all
 */
export async function checkContent(
  content: string,
  config: Pick<SiteConfig, 'defaultLocale' | 'sections'>,
  tree: SourceTree,
  glossary: Glossary,
  wanted = '',
): Promise<Problem[]> {
  const pages = readPages(content, config, tree).filter((page) => page.key.startsWith(wanted));
  const sources = new Map(
    pages.filter(({ locale }) => locale === config.defaultLocale).map((page) => [page.key, page]),
  );
  return [
    ...pages.flatMap((page) => checkPage(page, sources, glossary)),
    ...bySection(pages).flatMap((section) => [
      ...repetition(section),
      ...diagrams(section),
      ...courses(section, config.defaultLocale),
    ]),
    ...(await diagramSyntax(pages)),
  ];
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

function checkPage(
  page: EditorialPage,
  sources: ReadonlyMap<string, EditorialPage>,
  glossary: Glossary,
): Problem[] {
  const source = sources.get(page.key);
  const isTranslation = source !== undefined && source !== page;
  const problems = [
    ...frontMatterComplete(page, isTranslation),
    ...longEnough(page),
    ...codeBlocks(page),
    ...drawings(page),
    ...wayOn(page),
    ...controlPaths(page),
  ];
  if (isTranslation) problems.push(...translationShape(source, page));
  if (page.locale === GLOSSARY_LOCALE) {
    problems.push(...forbiddenWords(page, glossary), ...simplifiedCharacters(page));
    if (isTranslation) problems.push(...missingTerms(source, page, glossary));
  }
  return problems;
}

/**
 * Reads `glossary.yaml`; a site may have none.
 * @throws Error that names the entry with an unknown or missing key
 */
export function readGlossary(content: string): Glossary {
  const file = join(content, 'glossary.yaml');
  if (!existsSync(file)) return [];
  try {
    return glossarySchema.parse(parseYaml(readFileSync(file, 'utf8')));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : messageOf(error);
    throw new Error(`content/glossary.yaml cannot be read:\n${reason}`, { cause: error });
  }
}
