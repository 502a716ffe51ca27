import { createHash } from 'node:crypto';
import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import rehypeSlug from 'rehype-slug';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import { VFile } from 'vfile';
import type { Problem } from '@/lib/content/problem.ts';
import { checkCode, remarkHasCode } from './check-code.ts';
import type { SiteComponentNames } from './component-names.ts';
import { isAboutLine } from './explain.ts';
import { inOrder, isMessage, problemOf } from './parser-problems.ts';
import { prepareText } from './prepare-text.ts';
import { rehypeCode } from './rehype-code.ts';
import { rehypeDetails } from './rehype-details.ts';
import { rehypeDiagrams } from './rehype-diagrams.ts';
import { rehypeDrawings } from './rehype-drawings.ts';
import { rehypeFacts, type PageFacts } from './rehype-facts.ts';
import { rehypeOwnTags } from './rehype-own-tags.ts';
import { rehypePictures } from './rehype-pictures.ts';
import { remarkAdmonitions } from './remark-admonitions.ts';
import { remarkComponents } from './remark-components.ts';
import { remarkCourses } from './remark-courses.ts';
import { remarkEsm } from './remark-esm.ts';
import { remarkHeadingIds } from './remark-heading-ids.ts';
import { remarkPlainTree } from './remark-plain-tree.ts';

/** A page that only needs its components to become React elements (see run.ts). Lines are those of the body. */
export interface CompiledPage {
  /** Fingerprint of the body and the site's components: with the same key, this compiler gives the same result. */
  key: string;
  /** Body of a JavaScript function, as made by MDX. */
  code: string;
  /** The text as Markdown nodes, for its Markdown copy. */
  tree: Root;
  facts: PageFacts;
  warnings: Problem[];
}

export const compileKey = (body: string, site: SiteComponentNames = []): string =>
  createHash('sha256')
    .update(JSON.stringify([site === 'any' ? site : [...site].sort(), body]))
    .digest('hex')
    .slice(0, 16);

const processor = createProcessor({
  outputFormat: 'function-body',
  remarkPlugins: [
    remarkGfm,
    remarkDirective,
    remarkEsm,
    remarkHasCode,
    remarkComponents,
    remarkCourses,
    remarkHeadingIds,
    remarkAdmonitions,
    remarkPlainTree,
  ],
  remarkRehypeOptions: { footnoteLabelProperties: { className: ['sr-only'] } },
  rehypePlugins: [
    rehypeSlug,
    rehypeCode,
    rehypeDiagrams,
    rehypeDrawings,
    rehypeDetails,
    rehypePictures,
    rehypeFacts,
    rehypeOwnTags,
  ],
});

/**
 * Compiles a Markdown body. Lines count from the first line of the body.
 * @param file for messages
 * @param site names of the site's own components
 * @throws PageError with every mistake in the text
 */
export async function compilePage(
  body: string,
  file: string,
  site: SiteComponentNames = [],
): Promise<CompiledPage> {
  const { readable, problems: unreadable } = await processText(prepareText(body), file, site);
  if (readable === undefined) throw new PageError(inOrder(unreadable));
  const { output, text } = readable;
  const code = output.data.hasCode ? await checkCode(text, site) : [];
  const problems = inOrder([
    ...unreadable,
    ...output.messages.map((message) => problemOf(message, file)),
    ...code.map((mistake): Problem => ({ file, severity: 'error', ...mistake })),
  ]);
  const { tree, facts } = output.data;
  // Lines that were left out may have held headings, so the anchors of such a text are not known.
  if (problems.some(({ severity }) => severity === 'error'))
    throw new PageError(problems, unreadable.length > 0 ? undefined : facts);
  if (!tree || !facts)
    throw new Error(`${file}: remarkPlainTree and rehypeFacts have left no data.`);
  return { key: compileKey(body, site), code: String(output), tree, facts, warnings: problems };
}

/** A page that cannot be compiled. The problems name each mistake, its place and a correction; warnings are among them. */
export class PageError extends Error {
  override name = 'PageError';
  constructor(
    readonly problems: readonly Problem[],
    /** The facts that are known all the same, so that the links of the page can be checked in the same run. */
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
 * Compiles a text. The parser stops at the first mistake. If that is a mistake of one line (a bare `<` or `{`), the line is
 * left out and the rest is parsed again, so that later mistakes are found in the same run.
 */
async function processText(
  given: string,
  file: string,
  site: SiteComponentNames,
): Promise<{ readable?: Readable; problems: Problem[] }> {
  const problems: Problem[] = [];
  const lines = given.split('\n');
  let withoutTags = true;
  for (;;) {
    const text = lines.join('\n');
    try {
      return {
        readable: {
          output: await processor.process(
            new VFile({ value: text, path: file, data: { siteComponents: site } }),
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

/** Empties a line, and after an open brace the lines above it up to the brace. Returns the text that was there. */
function takeOut(lines: string[], line: number, openBrace: boolean): string {
  const last = line - 1;
  let first = last;
  while (openBrace && first > 0 && !lines[first]?.includes('{') && lines[first]?.trim()) first--;
  return lines
    .splice(first, last - first + 1, ...Array.from({ length: last - first + 1 }, () => ''))
    .join('\n');
}
