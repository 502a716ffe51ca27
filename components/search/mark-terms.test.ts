// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { markTerms, scrollToPassage } from './mark-terms.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

function article(html: string): HTMLElement {
  document.body.innerHTML = `<article>${html}</article>`;
  return document.body.firstElementChild as HTMLElement;
}

const marked = (root: HTMLElement): string[] =>
  [...root.querySelectorAll('mark')].map((mark) => mark.textContent);

test('B95: all occurrences are marked, in document order, across elements, never in controls', () => {
  const root = article(
    '<p>One mqtt and MQTT.</p><pre><code><span>lsmod</span> <span>| grep</span></code></pre><button>mqtt</button><nav>mqtt</nav>',
  );
  const { marks } = markTerms(root, ['mqtt', 'lsmod | grep']);
  expect(marked(root)).toEqual(['mqtt', 'MQTT', 'lsmod', ' ', '| grep']);
  expect(marks.map((mark) => mark.textContent)).toEqual(marked(root));
});

test('B95: the text stays what it was, and every text node is where it was when the marks are gone', () => {
  const root = article('<p>susi and susi</p><p>no <b>su</b>si</p>');
  const before = [...root.querySelectorAll('*')].flatMap(({ childNodes }) => [...childNodes]);
  const text = root.textContent;
  const { unmark } = markTerms(root, ['susi']);
  expect(root.textContent).toBe(text);
  expect(marked(root)).toEqual(['susi', 'susi', 'su', 'si']);
  unmark();
  expect(root.innerHTML).toBe('<p>susi and susi</p><p>no <b>su</b>si</p>');
  expect([...root.querySelectorAll('*')].flatMap(({ childNodes }) => [...childNodes])).toEqual(
    before,
  );
});

test('B95: terms are text, whatever stands in them', () => {
  const root = article('<p>a &lt;img src=x&gt; b</p>');
  markTerms(root, ['<img src=x>', '(', '']);
  expect(marked(root)).toEqual(['<img src=x>']);
  expect(root.querySelector('img')).toBeNull();
});

/** Where a page scrolls to below `#b`, with a window that ends `below` elements after the heading. */
function scrolledTo(html: string, terms: string[], below: number): string | undefined {
  const root = article(`<h2 id="a">A</h2><p>out of memory</p><h2 id="b">B</h2>${html}`);
  const { marks } = markTerms(root, terms);
  const heading = document.getElementById('b')!;
  const inWindow = [...root.children].slice(0, [...root.children].indexOf(heading) + below + 1);
  Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const shown = inWindow.some((element) => element.contains(this));
    return { top: shown ? 10 : 5000, bottom: shown ? 20 : 5010 } as DOMRect;
  });
  let scrolled: string | undefined;
  Element.prototype.scrollIntoView = function () {
    scrolled = this.closest('p, tr, h2')?.id;
  };
  scrollToPassage(marks, heading);
  return scrolled;
}

const TERMS = ['out', 'of', 'memory'];

test.each([
  ['the paragraph with most terms', '<p id="one">of</p><p id="all">Out of memory</p>', 0, 'all'],
  ['the first of several', '<p id="x">no</p><p id="one">of</p><p id="two">of</p>', 0, 'one'],
  ['the row of a table', '<table><tr id="r1"><td>of<tr id="r2"><td>out<td>of</table>', 0, 'r2'],
  ['nothing that is in view', '<p id="one">of</p><p id="all">Out of memory</p>', 2, undefined],
  [
    'nothing below the next heading',
    '<h2 id="c">C</h2><p id="all">Out of memory</p>',
    0,
    undefined,
  ],
])('B95: below a heading, the page begins at %s', (_, html, below, expected) => {
  expect(scrolledTo(html, TERMS, below)).toBe(expected);
});

test('B95: a reader who has moved away from the heading stays where they are', () => {
  expect(scrolledTo('<p id="all">Out of memory</p>', TERMS, -1)).toBeUndefined();
});
