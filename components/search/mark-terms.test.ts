// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { markTerms } from './mark-terms.ts';

afterEach(() => document.body.replaceChildren());

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
