import { expect, test } from 'vitest';
import { modelOf } from '@/lib/docs/__fixtures__/tree.ts';
import { nearDocument, nearFile } from './near-targets.ts';
import { siteIndex } from './site-index.ts';

const ids = ['guide/first-steps', 'guide/alarms', 'use/first_steps', 'intro', 'b'];

test.each([
  ['guides/first-steps', ' Did you mean "guide/first-steps"?'],
  ['alarms', ' Did you mean "guide/alarms"?'],
  ['introo', ' Did you mean "intro"?'],
  ['pricing', ' Documents: guide/first-steps, guide/alarms, use/first_steps and 2 more.'],
])('for the document %s the nearest is named, else the first ones', (id, said) => {
  expect(nearDocument(id, ids)).toBe(said);
});

test('without any document it says so', () => {
  expect(nearDocument('a', [])).toBe(' Documents: none.');
});

test('a Markdown file is named from the one with the link, which is not meant itself', () => {
  const { en } = modelOf({
    'en/S/README.md': 'Text',
    'en/S/install.md': 'Text',
    'en/S/use/Start.md': 'Text',
  });
  const near = (file: string, from: string) => nearFile(siteIndex(en), file, from);
  expect(near('./instal.md', 'en/S/README.md')).toBe(' Did you mean ./install.md?');
  expect(near('../instal.md', 'en/S/use/Start.md')).toBe(' Did you mean ../install.md?');
  expect(near('start.md', 'en/S/README.md')).toBe(' Did you mean ./use/Start.md?');
  expect(near('../README.md', 'en/S/README.md')).toBe('');
});
