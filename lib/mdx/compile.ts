import { resolve } from 'node:path';
import type { Root } from 'mdast';
import type { Problem } from '@/lib/content/problem.ts';
import { checkCode } from './check-code.ts';
import type { SiteComponentNames } from './component-names.ts';
import { isPlainMarkdown, type CompiledPart, type PageAbout } from './imports/page-about.ts';
import type { PageImports } from './imports/page-imports.ts';
import { compiledParts } from './imports/compile-part.ts';
import { inOrder, problemOf } from './parser-problems.ts';
import { preprocessed } from './preprocess.ts';
import { prepareText } from './prepare-text.ts';
import type { PageFacts } from './rehype-facts.ts';
import { compileKey } from './compile-key.ts';
import { processText } from './process-text.ts';

/**
 * A page that only needs its components to become React elements (see run.ts). Lines are those of
 * the body.
 */
export interface CompiledPage {
  /**
   * Fingerprint of the body and the site's components: with the same key, this compiler gives the
   * same result.
   */
  key: string;
  /** Body of a JavaScript function, as made by MDX. */
  code: string;
  /** The text as Markdown nodes, for its Markdown copy. */
  tree: Root;
  facts: PageFacts;
  /** What the page imports. */
  imports: PageImports;
  warnings: Problem[];
}

/**
 * Compiles a Markdown body. Lines count from the first line of the body.
 * @param file for messages
 * @param site names of the site's own components
 * @param about where the text stands; default: `file` in the current folder
 * @throws PageError with every mistake in the text
 */
export async function compilePage(
  body: string,
  file: string,
  site: SiteComponentNames = [],
  about: PageAbout = { path: resolve(file), site: process.cwd() },
): Promise<CompiledPage> {
  const { page } = await compileText(body, file, site, about);
  return page;
}

async function compileText(
  body: string,
  file: string,
  site: SiteComponentNames,
  about: PageAbout,
): Promise<{ page: CompiledPage; plain: CompiledPart['plain'] }> {
  const own =
    about.plugins &&
    (await (await import('./site-plugins.ts')).sitePlugins(about.plugins, about.site));
  const read = own?.preprocessor ? preprocessed(body, file, about, own.preprocessor) : { body };
  if ('problem' in read) throw new PageError([read.problem]);
  const { readable, problems: unreadable } = await processText(
    prepareText(read.body, isPlainMarkdown(about)),
    file,
    { about, own, data: { siteComponents: site, compilePart: parts(about, site) } },
  );
  if (readable === undefined) throw new PageError(inOrder(unreadable));
  const { output, text } = readable;
  const { tree, facts, plain, imports = {}, compilePart } = output.data;
  const code =
    output.data.hasCode && about.shownOn === undefined && !isPlainMarkdown(about)
      ? await checkCode(text, site, about, { headings: facts?.headings ?? [], imports, own })
      : [];
  const problems = inOrder([
    ...unreadable,
    ...output.messages.map((message) => problemOf(message, file)),
    ...(output.data.partProblems ?? []),
    ...code.map((mistake): Problem => ({ file, severity: 'error', ...mistake })),
  ]);
  // Lines that were left out may have held headings, so the anchors of such a text are not known.
  if (problems.some(({ severity }) => severity === 'error'))
    throw new PageError(problems, unreadable.length > 0 ? undefined : facts);
  if (!tree || !facts || !plain || !compilePart)
    throw new Error(`${file}: remarkPlainTree and rehypeFacts have left no data.`);
  const key = compileKey(body, site, about);
  return { page: { key, code: String(output), tree, facts, imports, warnings: problems }, plain };
}

/** Compiles the texts that pages import. */
const parts = compiledParts(async (body, file, site, about) => {
  const { page, plain } = await compileText(body, file, site, about);
  return { ...page, plain };
});

/**
 * A page that cannot be compiled. The problems name each mistake, its place and a correction;
 * warnings are among them.
 */
export class PageError extends Error {
  override name = 'PageError';
  constructor(
    readonly problems: readonly Problem[],
    /**
     * The facts that are known all the same, so that the links of the page can be checked in the
     * same run.
     */
    readonly facts?: PageFacts,
  ) {
    super(problems.map(({ message }) => message).join('\n'));
  }
}
