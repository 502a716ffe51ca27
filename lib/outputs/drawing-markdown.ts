import type { List, Nodes, RootContent } from 'mdast';
import { pathParts } from '@/lib/drawings/control-path.ts';
import { readDrawing } from '@/lib/drawings/draw.ts';
import type { DrawingKind } from '@/lib/drawings/drawing-kinds.ts';
import type { Branch } from '@/lib/drawings/tree.ts';
import { paragraph, strongLine, text } from './markdown-nodes.ts';

/** A drawing as Markdown: its title, and what it shows as a list. */
export function drawingMarkdown(kind: DrawingKind, source: string): RootContent[] {
  const drawing = readDrawing(kind, source);
  return [
    strongLine([text(drawing.title)]),
    'branches' in drawing.text
      ? branchList(drawing.text.branches)
      : branchList(drawing.text.map((label) => ({ label, below: [] }))),
  ];
}

const branchList = (branches: readonly Branch[]): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: branches.map(({ label, note, below }) => ({
    type: 'listItem',
    spread: false,
    children: [
      paragraph(text(note === undefined ? label : `${label}: ${note}`)),
      ...(below.length > 0 ? [branchList(below)] : []),
    ],
  })),
});

/** A path of controls: their names in bold, with arrows between them. */
export const controlPathMarkdown = (path: string): Nodes[] =>
  pathParts(path).flatMap((part, index): Nodes[] => [
    ...(index > 0 ? [text(' → ')] : []),
    { type: 'strong', children: [text(part)] },
  ]);
