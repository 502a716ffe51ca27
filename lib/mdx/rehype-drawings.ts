import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { DrawingError } from '@/lib/drawings/drawing-error.ts';
import { isDrawingKind } from '@/lib/drawings/drawing-kinds.ts';
import { drawingProps } from '@/lib/drawings/draw.ts';
import { reportError } from './report.ts';
import { attributeOf } from './tags.ts';

/**
 * Draws the technical drawings of a page. A mistake stops the build: its source would help no
 * reader.
 */
export function rehypeDrawings() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'Drawing' || node.data?.isFence !== true) return;
      const [kind, source] = ['kind', 'source'].map((name) => attributeOf(node, name)?.value);
      if (typeof kind !== 'string' || !isDrawingKind(kind) || typeof source !== 'string') return;
      try {
        node.attributes = Object.entries(drawingProps(kind, source)).flatMap(([name, value]) =>
          typeof value === 'string' ? [{ type: 'mdxJsxAttribute' as const, name, value }] : [],
        );
      } catch (error) {
        if (!(error instanceof DrawingError)) throw error;
        // The text of a fence begins a line below it.
        const line = (node.position?.start.line ?? 1) + error.line;
        const start = { line, column: 1 };
        reportError(file, `This ${kind} cannot be drawn: ${error.message}.`, { start, end: start });
      }
    });
  };
}
