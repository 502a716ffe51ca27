import { resolve } from 'node:path';
import type { Root } from 'mdast';
import { VFile } from 'vfile';
import type { Problem } from '@/lib/content/problem.ts';
import { checkCode } from './check-code.ts';
import type { SiteComponentNames } from './component-names.ts';
import { isAboutLine } from './explain.ts';
import { isPlainMarkdown, type CompiledPart, type PageAbout } from './imports/page-about.ts';
import type { PageImports } from './imports/page-imports.ts';
import { compiledParts } from './imports/compile-part.ts';
import { inOrder, isMessage, problemOf } from './parser-problems.ts';
import { prepareText } from './prepare-text.ts';
import type { PageFacts } from './rehype-facts.ts';
import { compileKey } from './compile-key.ts';
import { processorFor } from './page-processor.ts';

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
  const { readable, problems: unreadable } = await processText(
    prepareText(body, isPlainMarkdown(about)),
    file,
    site,
    about,
  );
  if (readable === undefined) throw new PageError(inOrder(unreadable));
  const { output, text } = readable;
  const { tree, facts, plain, imports = {}, compilePart } = output.data;
  const code =
    output.data.hasCode && about.shownOn === undefined && !isPlainMarkdown(about)
      ? await checkCode(text, site, about, { headings: facts?.headings ?? [], imports })
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

interface Readable {
  output: VFile;
  /** The text that was compiled, without the lines that cannot be parsed. */
  text: string;
}

/**
 * Compiles a text. The parser stops at the first mistake. If that is a mistake of one line (a bare
 * `<` or `{`), the line is left out and the rest is parsed again, so that later mistakes are found
 * in the same run.
 */
async function processText(
  given: string,
  file: string,
  site: SiteComponentNames,
  about: PageAbout,
): Promise<{ readable?: Readable; problems: Problem[] }> {
  const problems: Problem[] = [];
  const lines = given.split('\n');
  let withoutTags = true;
  for (;;) {
    const text = lines.join('\n');
    try {
      return {
        readable: {
          output: await processorFor(about).process(
            new VFile({
              value: text,
              path: file,
              data: { siteComponents: site, about, compilePart: parts(about, site) },
            }),
          ),
          text,
        },
        problems,
      };
    } catch (error) {
      if (!isMessage(error)) throw error;
      const problem = problemOf(error, file);
      const about = isAboutLine(error.reason);
      // Its other half may have been in a line that was left out.
      if (about || withoutTags || problems.length === 0)
        problems.push({ ...problem, severity: 'error' });
      const left = about ? takeOut(lines, problem.line ?? 0, /end of file/.test(error.reason)) : '';
      if (left.trim() === '') return { problems };
      withoutTags &&= !/<\/?[a-z]/i.test(left);
    }
  }
}

/**
 * Empties a line, and after an open brace the lines above it up to the brace. Returns the text that
 * was there.
 */
function takeOut(lines: string[], line: number, openBrace: boolean): string {
  const last = line - 1;
  let first = last;
  while (openBrace && first > 0 && !lines[first]?.includes('{') && lines[first]?.trim()) first--;
  return lines
    .splice(first, last - first + 1, ...Array.from({ length: last - first + 1 }, () => ''))
    .join('\n');
}
