import type { Data, VFile } from 'vfile';
import type { Problem } from '@/lib/content/problem.ts';
import { messageOf } from '@/lib/text/message-of.ts';
import { isAboutLine } from './explain.ts';
import type { PageAbout } from './imports/page-about.ts';
import { pageFile } from './page-file.ts';
import { processorFor } from './page-processor.ts';
import { isMessage, problemOf } from './parser-problems.ts';
import type { SitePlugins } from './site-plugins.ts';

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
export async function processText(
  given: string,
  file: string,
  { about, own, data }: { about: PageAbout; own?: SitePlugins; data: Data },
): Promise<{ readable?: Readable; problems: Problem[] }> {
  const problems: Problem[] = [];
  const lines = given.split('\n');
  let withoutTags = true;
  for (;;) {
    const text = lines.join('\n');
    try {
      return {
        readable: {
          output: await processorFor(about, own).process(pageFile(text, about, data)),
          text,
        },
        problems,
      };
    } catch (error) {
      if (!isMessage(error)) {
        if (!own) throw error;
        const message = `The text cannot be compiled after the plugins of the site have changed it: ${messageOf(error)}. Look which of them leaves nodes that are not complete.`;
        return { problems: [...problems, { file, severity: 'error', message }] };
      }
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
