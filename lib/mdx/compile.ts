import { createHash } from 'node:crypto';
import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import rehypeSlug from 'rehype-slug';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import type { Problem } from '@/lib/content/problem.ts';
import { DRAWING_VERSION } from '@/lib/diagrams/version.ts';
import { checkCode, remarkHasCode } from './check-code.ts';
import type { SiteComponentNames } from './component-names.ts';
import { explainMdxError, isAboutLine } from './explain.ts';
import { prepareText } from './prepare-text.ts';
import { rehypeCode } from './rehype-code.ts';
import { rehypeDetails } from './rehype-details.ts';
import { rehypeDiagrams } from './rehype-diagrams.ts';
import { rehypeFacts, type PageFacts } from './rehype-facts.ts';
import { rehypeOwnTags } from './rehype-own-tags.ts';
import { remarkAdmonitions } from './remark-admonitions.ts';
import { remarkComponents } from './remark-components.ts';
import { remarkEsm } from './remark-esm.ts';
import { remarkHeadingIds } from './remark-heading-ids.ts';
import { remarkPlainTree } from './remark-plain-tree.ts';

/** A page that needs only its components to become React elements (see run.ts). Lines are those of the body. */
export interface CompiledPage {
  /** Fingerprint of the body, the components at hand and this compiler: equal key, equal result. */
  key: string;
  /** Body of a JavaScript function, as made by MDX. */
  code: string;
  /** The text as Markdown nodes, of which its Markdown copy is made. */
  tree: Root;
  facts: PageFacts;
  warnings: Problem[];
}

/** Raise it when the output of this module changes for the same body. */
const COMPILER_VERSION = 8;

export const compileKey = (body: string, site: SiteComponentNames = []): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        COMPILER_VERSION,
        DRAWING_VERSION,
        site === 'any' ? site : [...site].sort(),
        body,
      ]),
    )
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
    remarkHeadingIds,
    remarkAdmonitions,
    remarkPlainTree,
  ],
  remarkRehypeOptions: { footnoteLabelProperties: { className: ['sr-only'] } },
  rehypePlugins: [
    rehypeSlug,
    rehypeCode,
    rehypeDiagrams,
    rehypeDetails,
    rehypeFacts,
    rehypeOwnTags,
  ],
});

/**
 * Compiles a Markdown body. `file` is used in messages only; lines count from the body's first line.
 * @param site names of the components that the site brings along for its pages
 * @throws PageError with every mistake that is found in the text
 */
export async function compilePage(
  body: string,
  file: string,
  site: SiteComponentNames = [],
): Promise<CompiledPage> {
  const { readable, problems: unreadable } = await readableText(prepareText(body), file, site);
  if (readable === undefined) throw new PageError(inOrder(unreadable));
  const { output, text } = readable;
  const code = output.data.hasCode ? await checkCode(text, site) : [];
  const problems = inOrder([
    ...unreadable,
    ...output.messages.map((message) => problemOf(message, file)),
    ...code.map((mistake): Problem => ({ file, severity: 'error', ...mistake })),
  ]);
  // Of a text with lines left out, headings may be missing: nobody could tell which anchors it has.
  if (problems.some(({ severity }) => severity === 'error'))
    throw new PageError(problems, unreadable.length > 0 ? undefined : output.data.facts);
  return {
    key: compileKey(body, site),
    code: String(output),
    tree: output.data.tree!,
    facts: output.data.facts!,
    warnings: problems,
  };
}

/** A page that cannot be compiled; the problems say where and what to write instead. Warnings are among them. */
export class PageError extends Error {
  override name = 'PageError';
  constructor(
    readonly problems: readonly Problem[],
    /** What is known of the text all the same, so that its links can be checked in the same run. */
    readonly facts?: PageFacts,
  ) {
    super(problems.map(({ message }) => message).join('\n'));
  }
}

interface Readable {
  output: VFile;
  /** The text that was compiled: the given one without lines that cannot be parsed. */
  text: string;
}

/**
 * The parser stops at the first mistake. One that lies in a line alone (a bare `<` or `{`) is noted and the line left out,
 * so that the mistakes behind it are found in the same run.
 */
async function readableText(
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
      // Its other half may have stood in a line that was left out.
      if (about || withoutTags || problems.length === 0)
        problems.push({ ...problem, severity: 'error' });
      const left = about ? takeOut(lines, problem.line ?? 0, /end of file/.test(error.reason)) : '';
      if (left.trim() === '') return { problems };
      withoutTags &&= !/<\/?[a-z]/i.test(left);
    }
  }
}

/** Empties a line, and those above it from the open brace on; returns what stood there. */
function takeOut(lines: string[], line: number, openBrace: boolean): string {
  const last = line - 1;
  let first = last;
  while (openBrace && first > 0 && !lines[first]?.includes('{') && lines[first]?.trim()) first--;
  return lines
    .splice(first, last - first + 1, ...Array.from({ length: last - first + 1 }, () => ''))
    .join('\n');
}

/** By shape: the preview may hold two copies of the class, one bundled and one not. */
const isMessage = (error: unknown): error is VFileMessage =>
  error instanceof Error && 'reason' in error && 'place' in error;

function problemOf(message: VFileMessage, file: string): Problem {
  // The parser names some places in its words only; those are the body's, which a reader would look up in the file.
  const [place, line, column] = / \((\d+):(\d+)-\d+:\d+\)/.exec(message.reason) ?? [];
  return {
    file,
    line: message.line ?? (line === undefined ? undefined : Number(line)),
    column: message.column ?? (column === undefined ? undefined : Number(column)),
    message: explainMdxError(
      place === undefined ? message.reason : message.reason.replace(place, ''),
    ),
    severity: message.fatal === false ? 'warning' : 'error',
  };
}

/** By place; where an error stands, nothing else is said of the same place. */
function inOrder(problems: readonly Problem[]): Problem[] {
  const place = ({ line = 0, column = 0 }: Problem) => line * 10_000 + column;
  const sorted = [...problems].sort(
    (a, b) => place(a) - place(b) || a.severity.localeCompare(b.severity),
  );
  return sorted.filter((problem, index) => {
    const first = sorted.findIndex((other) => place(other) === place(problem));
    return index === first || place(problem) === 0 || sorted[first]!.severity === 'warning';
  });
}
