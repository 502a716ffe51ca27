import type { Problem } from '@/lib/content/problem.ts';
import { messageOf } from '@/lib/text/message-of.ts';
import { mistake, type EditorialPage } from './editorial-page.ts';

type Parse = (text: string) => Promise<unknown>;

/**
 * Reports diagrams that Mermaid's own parser refuses, with the line. The build may draw them; other
 * tools would not.
 */
export async function diagramSyntax(pages: readonly EditorialPage[]): Promise<Problem[]> {
  const diagrams = pages.flatMap((page) =>
    page.text.codes.filter(({ lang }) => lang === 'mermaid').map((code) => ({ page, ...code })),
  );
  if (diagrams.length === 0) return [];
  const parse = await loadParser();
  const problems: Problem[] = [];
  for (const { page, value, line } of diagrams) {
    const error = await parse(value).then(() => undefined, messageOf);
    if (error !== undefined)
      problems.push(
        mistake(
          page,
          `This diagram cannot be drawn: ${error}`,
          line + Math.min(value.split('\n').length, Number(/on line (\d+)/.exec(error)?.[1] ?? 0)),
        ),
      );
  }
  return problems;
}

/**
 * Mermaid's own parser, outside a browser. It cleans labels with DOMPurify, which looks for a
 * window once, when it is loaded, and does nothing if that window cannot make documents. So an
 * empty window is enough, and only while loading.
 */
async function loadParser(): Promise<Parse> {
  const scope = globalThis as { window?: unknown };
  const before = scope.window;
  scope.window = {
    document: { nodeType: 9, createElement: () => ({}) },
    Element: Object,
    addEventListener: () => undefined,
  };
  try {
    const { default: mermaid } = await import('mermaid');
    return (text) => mermaid.parse(text);
  } finally {
    if (before === undefined) delete scope.window;
    else scope.window = before;
  }
}
