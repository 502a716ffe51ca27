import { expect, test } from 'vitest';
import { editUrl } from './edit-url.ts';

const source = 'en/BSP/My board/C#.md';
const BASE = 'https://git.example.com/portal/edit/main';

test.each([
  ['the file below the configured address', {}, BASE, `${BASE}/content/en/BSP/My%20board/C%23.md`],
  ['the same with a slash at its end', {}, `${BASE}/`, `${BASE}/content/en/BSP/My%20board/C%23.md`],
  [
    'what the front matter says',
    { custom_edit_url: 'https://example.com/x' },
    BASE,
    'https://example.com/x',
  ],
  ['nothing where the front matter says so', { custom_edit_url: null }, BASE, undefined],
  ['nothing without a configuration', {}, undefined, undefined],
])('B55: the link “Edit this page” leads to %s', (_, frontMatter, base, expected) => {
  expect(editUrl({ frontMatter, source }, base)).toBe(expected);
});

test.each([
  [
    { editUrl: 'https://git.example.com/bsp/' },
    'https://git.example.com/bsp/BSP/My%20board/C%23.md',
  ],
  [
    { editUrls: { 'en/B': 'https://b.example', 'en/BSP': 'https://git.example.com/bsp' } },
    'https://git.example.com/bsp/My%20board/C%23.md',
  ],
  [{ editUrls: { 'de/BSP': 'https://b.example' } }, `${BASE}/content/en/BSP/My%20board/C%23.md`],
])('B55: with %j of the section it leads to %s', (section, expected) => {
  expect(editUrl({ frontMatter: {}, source }, BASE, section)).toBe(expected);
});
