import { expect, test } from 'vitest';
import { render, samplesOf } from '../__fixtures__/all-operations.ts';
import { EXECUTABLE } from '../__fixtures__/executable.ts';
import type { OperationData } from '../pages/data.ts';
import { readDocument } from '../read-document.ts';

test('security: a document full of attacks leaves nothing that runs in any page, file or title', async () => {
  const { document, problems } = await readDocument('e2e/fixtures/site/openapi', 'attacks.yaml');
  expect(problems).toEqual([]);
  const { pages, files } = render(document!);
  const texts: string[] = [...files.entries()]
    .filter(([name]) => name.endsWith('.html'))
    .map(([, text]) =>
      text.replace(/^<!doctype html><html[^>]*><head><meta[^>]*><meta[^>]*><meta[^>]*>/, ''),
    );
  // Everything whose name says that it is HTML goes to the page as it is; the rest is escaped by
  // React.
  const stringsIn = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(stringsIn)
        : [];
  JSON.stringify([...pages.values()], (key, value: unknown) => {
    if (/html$/i.test(key)) texts.push(...stringsIn(value));
    return value;
  });
  for (const [name, data] of pages)
    if (name.startsWith('operation-'))
      for (const { variants } of samplesOf(data as OperationData))
        texts.push(...variants.flatMap(({ html: parts }) => stringsIn(parts)));
  expect(texts.length).toBeGreaterThan(10);
  for (const text of texts) expect(text).not.toMatch(EXECUTABLE);
});
