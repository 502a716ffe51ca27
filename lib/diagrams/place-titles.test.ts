import { describe, expect, test } from 'vitest';
import { placeTitles } from './place-titles.ts';
import { isElement, type SvgElement, textOf } from './read-svg.ts';
import { shape } from './svg-parts.ts';

const bar = shape('rect', { x: 0, y: 40, width: 200, height: 28 });
const title = shape('text', { x: 12, y: 54 }, ['Gateway']);
const group = shape('g', { class: 'subgraph' }, [bar, bar, title]);
const line = (points: string) => shape('polyline', { class: 'edge', points });
/** Where the title is: in its group, or above all else. */
const placed = (...lines: SvgElement[]) => {
  const { children } = placeTitles(shape('svg', {}, [group, ...lines]));
  const own = children[0];
  const inGroup = own && isElement(own) ? own.children.filter(isElement) : [];
  const isTitle = (element: SvgElement): boolean => textOf(element) === 'Gateway';
  return {
    inside: inGroup.find(isTitle),
    above: children.filter(isElement).slice(1 + lines.length),
  };
};

describe('B58: the title of a group', () => {
  test.each([
    ['there are none', []],
    ['one comes in beside it', [line('120,0 120,90')]],
    ['one ends at the frame above it', [line('30,0 30,40')]],
    ['one runs below the bar', [line('0,80 200,80')]],
  ])('stays where it is with lines that do not touch it: %s', (_, lines) => {
    expect(placed(...lines)).toEqual({ inside: title, above: [] });
  });

  test('goes to the other end if a line is in its way', () => {
    const { inside, above } = placed(line('300,0 30,0 30,90'));
    expect(inside?.attributes).toMatchObject({ x: '188', 'text-anchor': 'end' });
    expect(above).toEqual([]);
  });

  test.each([
    ['at both ends', [line('30,0 30,90'), line('160,90 160,0')]],
    ['along the bar', [line('0,50 200,50')]],
  ])('covers the lines if they are %s', (_, lines) => {
    const { inside, above } = placed(...lines);
    expect(inside).toBeUndefined();
    const [cover, text] = above;
    expect(cover?.attributes).toMatchObject({ x: '9', y: '41', height: '26' });
    expect(Number(cover?.attributes.width)).toBeGreaterThan(50);
    expect(text).toEqual(title);
  });
});
