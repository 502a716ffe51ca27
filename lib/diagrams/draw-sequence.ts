import { renderMermaidSVG } from 'beautiful-mermaid';
import { cleanSvg, type Drawing } from './clean-svg.ts';
import { COLUMN } from './columns.ts';
import { count, expectAll, expectTexts } from './expect.ts';
import type { Sequence } from './model.ts';
import { layNarrowSequence } from './narrow-sequence.ts';
import { overlaps } from './overlaps.ts';
import { isElement, readSvg, type SvgElement, withDescendants } from './read-svg.ts';
import { HELPER, writeSequence } from './write-source.ts';

/**
 * Draws a sequence of messages.
 * @throws DiagramError if the library drops a part of it
 */
export function drawSequence(sequence: Sequence): { wide: Drawing; narrow?: Drawing } {
  const svg = withoutHelper(
    readSvg(renderMermaidSVG(writeSequence(sequence), { transparent: true })),
  );
  expectSequence(svg, sequence);
  const usual = cleanSvg(svg);
  const isRight = overlaps(usual.html).length === 0;
  if (isRight && usual.width <= COLUMN.narrow) return { wide: usual };
  const laid = (width: number): Drawing => {
    // The drawing has a margin.
    const layout = layNarrowSequence(sequence, width - 4);
    expectSequence(layout, sequence);
    return cleanSvg(layout);
  };
  const narrow = laid(COLUMN.narrow);
  if (usual.width <= COLUMN.narrow) return { wide: narrow };
  if (isRight && narrow.width >= usual.width) return { wide: usual };
  const isShown = isRight && usual.width <= COLUMN.wide;
  return { wide: isShown ? usual : laid(Math.min(usual.width, COLUMN.wide)), narrow };
}

function expectSequence(svg: SvgElement, sequence: Sequence): void {
  const all = withDescendants(svg);
  expectAll(
    'messages',
    sequence.steps.filter(({ kind }) => kind === 'message').length,
    count(all, 'message'),
  );
  expectTexts(
    all,
    [...sequence.actors, ...sequence.steps].flatMap((part) =>
      'label' in part ? [part.label] : [],
    ),
  );
}

const withoutHelper = (svg: SvgElement): SvgElement => ({
  ...svg,
  children: svg.children.filter(
    (child) => !isElement(child) || child.attributes['data-label'] !== HELPER,
  ),
});
