import { expect, test } from 'vitest';
import { documentOf, englishWords, render, samplesOf } from '../__fixtures__/all-operations.ts';
import type { OperationData } from './data.ts';
import { ownSources } from './own-samples.ts';

const labelsOf = (...samples: { lang: string; label?: string; source?: string }[]) =>
  ownSources(
    { 'x-codeSamples': samples.map((sample) => ({ source: 'code', ...sample })) },
    englishWords(),
  ).map(({ language, label }) => [language, label]);

test.each([
  ['without a label', { lang: 'Python' }, 'python', 'Python (from the provider)'],
  [
    'named after the language',
    { lang: 'JS', label: 'Node.js' },
    'javascript',
    'Node.js (from the provider)',
  ],
  [
    'named like one of ours',
    { lang: 'C#', label: 'RestSharp' },
    'csharp',
    'RestSharp (from the provider)',
  ],
  ['with a label of its own', { lang: 'Go', label: 'shop-sdk' }, 'go', 'shop-sdk'],
  ['cURL', { lang: 'Shell', source: 'curl https://a.test' }, 'curl', 'cURL (from the provider)'],
  ['another program of a shell', { lang: 'Shell', source: 'shop ping' }, 'other', 'Shell'],
  ['another language', { lang: 'Ruby', label: 'SDK' }, 'other', 'Ruby: SDK'],
  ['another language with its name', { lang: 'ruby', label: 'Ruby' }, 'other', 'Ruby'],
  ['without a language', { lang: '', label: 'SDK' }, 'other', 'SDK'],
])('B131: a sample of the document, %s', (_name, sample, language, label) => {
  expect(labelsOf(sample)).toEqual([[language, label]]);
});

test('B131: several samples of the document in one language have different names', () => {
  const samples = [{ lang: 'Python' }, { lang: 'python' }, { lang: 'Ruby' }, { lang: 'Ruby' }];
  expect(labelsOf(...samples)).toEqual([
    ['python', 'Python (from the provider)'],
    ['python', 'Python (from the provider) 2'],
    ['other', 'Ruby'],
    ['other', 'Ruby 2'],
  ]);
});

test('B131: ours come first, and page and Markdown copy have both', () => {
  const source = 'curl https://a.test --vendor';
  const { pages, copies } = render(
    documentOf({
      'x-codeSamples': [
        { lang: 'Shell', label: 'cURL', source },
        { lang: 'Ruby', source: 'Shop.ping' },
      ],
    }),
  );
  const samples = samplesOf(pages.get('operation-a') as OperationData);
  expect(samples[0]!.variants.map(({ label }) => label)).toEqual([
    'cURL',
    'cURL (from the provider)',
  ]);
  expect(samples.at(-1)).toMatchObject({ label: 'Other', variants: [{ label: 'Ruby' }] });
  const copy = JSON.stringify(copies.get('operation-a'));
  for (const text of ['curl --request POST', 'cURL (from the provider)', source, 'Shop.ping'])
    expect(copy).toContain(text);
});

test('B131: without samples of the document there are none', () => {
  expect(ownSources({}, englishWords())).toEqual([]);
  expect(ownSources({ 'x-code-samples': [{ lang: 'Go' }] }, englishWords())).toEqual([]);
});
