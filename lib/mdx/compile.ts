import { createHash } from 'node:crypto';
import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import rehypeSlug from 'rehype-slug';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import type { Problem } from '@/lib/content/problem.ts';
import { explainMdxError } from './explain.ts';
import { prepareText } from './prepare-text.ts';
import { rehypeCode } from './rehype-code.ts';
import { rehypeDetails } from './rehype-details.ts';
import { rehypeFacts, type PageFacts } from './rehype-facts.ts';
import { remarkAdmonitions } from './remark-admonitions.ts';
import { remarkBraces, remarkEsm } from './remark-esm.ts';
import { remarkHeadingIds } from './remark-heading-ids.ts';
import { remarkPlainTree } from './remark-plain-tree.ts';

/** A page that needs only its components to become React elements (see run.ts). Lines are those of the body. */
export interface CompiledPage {
  /** Fingerprint of the body and of this compiler: equal key, equal result. */
  key: string;
  /** Body of a JavaScript function, as made by MDX. */
  code: string;
  /** The text as Markdown nodes, of which its Markdown copy is made. */
  tree: Root;
  facts: PageFacts;
  warnings: Problem[];
}

/** Raise it when the output of this module changes for the same body. */
const COMPILER_VERSION = 6;

export const compileKey = (body: string): string => createHash('sha256').update(`${COMPILER_VERSION}\n${body}`).digest('hex').slice(0, 16);

const processor = createProcessor({
  outputFormat: 'function-body',
  remarkPlugins: [remarkGfm, remarkDirective, remarkBraces, remarkEsm, remarkHeadingIds, remarkAdmonitions, remarkPlainTree],
  remarkRehypeOptions: { footnoteLabelProperties: { className: ['sr-only'] } },
  rehypePlugins: [rehypeSlug, rehypeCode, rehypeDetails, rehypeFacts],
});

/**
 * Compiles a Markdown body. `file` is used in messages only; lines count from the body's first line.
 * @throws PageError when the text is no valid MDX.
 */
export async function compilePage(body: string, file: string): Promise<CompiledPage> {
  const input = new VFile({ value: prepareText(body), path: file });
  try {
    const output = await processor.process(input);
    const warnings = output.messages.map((message) => problemOf(message, file, 'warning'));
    return { key: compileKey(body), code: String(output), tree: output.data.tree!, facts: output.data.facts!, warnings };
  } catch (error) {
    if (isMessage(error)) throw new PageError(problemOf(error, file, 'error'));
    throw error;
  }
}

/** A page that cannot be compiled; the problem says where and what to write instead. */
export class PageError extends Error {
  override name = 'PageError';
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

/** By shape: the preview may hold two copies of the class, one bundled and one not. */
const isMessage = (error: unknown): error is VFileMessage => error instanceof Error && 'reason' in error && 'place' in error;

function problemOf(message: VFileMessage, file: string, severity: Problem['severity']): Problem {
  // The parser names some places in its words only; those are the body's, which a reader would look up in the file.
  const [place, line, column] = / \((\d+):(\d+)-\d+:\d+\)/.exec(message.reason) ?? [];
  return {
    file,
    line: message.line ?? (line === undefined ? undefined : Number(line)),
    column: message.column ?? (column === undefined ? undefined : Number(column)),
    message: explainMdxError(place === undefined ? message.reason : message.reason.replace(place, '')),
    severity,
  };
}
