import { expect, test } from 'vitest';
import { modelOf } from '@/lib/docs/__fixtures__/tree.ts';
import { nearDocument, nearFile, nearHeading } from './near-targets.ts';
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

const headings = [
  'user-content-fn-1',
  'overview',
  'safety',
  'requirements',
  'install-the-agent',
  'update-the-agent',
  'remove-the-agent-on-windows',
  'set-an-agent-up',
  '安裝步驟',
];

test.each([
  ['requirments', ' Did you mean #requirements?'],
  ['Install-The-Agent', ' Did you mean #install-the-agent?'],
  ['install', ' Did you mean #install-the-agent?'],
  ['windows', ' Did you mean #remove-the-agent-on-windows?'],
  [
    'agent-updates',
    ' Did you mean #update-the-agent, #install-the-agent or #remove-the-agent-on-windows?',
  ],
  ['安裝', ' Did you mean #安裝步驟?'],
  ['how-to-the-and', ' Headings there: #overview, #safety, #requirements and 5 more.'],
])('for the heading #%s the nearest are named, else the first ones', (hash, said) => {
  expect(nearHeading(hash, headings)).toBe(said);
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
