import { expect, test } from 'vitest';
import type { Page, SectionVersion } from '@/lib/docs/types.ts';
import { splitProblems } from './page-problems.ts';
import type { PreviewProblem } from './preview-state.ts';

const problem = (file: string, api?: string): PreviewProblem => ({
  file,
  message: 'm',
  severity: 'error',
  api,
});
const all = [
  problem('content/en/S/a.md'),
  problem('content/en/S/_category_.json'),
  problem('content/en/S/b/_category_.yml'),
  problem('content/en/training.yaml'),
  problem('site.config.ts'),
  problem('openapi/x.yaml', 'x'),
  problem('openapi/parts/x.yaml', 'x'),
];
const base = { id: 'i', path: '/p', locale: 'en', title: 'T', sectionVersionKey: 'S' };
const sectionVersion = { folder: 'S' } as SectionVersion;

test.each([
  [{ ...base, kind: 'doc', source: 'en/S/a.md' }, ['content/en/S/a.md']],
  [{ ...base, kind: 'landing' }, ['content/en/S/_category_.json']],
  [{ ...base, kind: 'category', category: 'b' }, ['content/en/S/b/_category_.yml']],
  [{ ...base, kind: 'training' }, ['content/en/training.yaml']],
  [{ ...base, kind: 'home' }, ['site.config.ts']],
  [{ ...base, kind: 'api-overview', api: 'x' }, ['openapi/x.yaml', 'openapi/parts/x.yaml']],
  [{ ...base, kind: 'api-overview', api: 'y' }, []],
  [{ ...base, kind: 'search' }, []],
])('preview: the problems of a page are those of what it is made of: %o', (page, expected) => {
  const { own, others } = splitProblems(all, page as Page, sectionVersion);
  expect(own.map(({ file }) => file)).toEqual(expected);
  expect([...own, ...others]).toHaveLength(all.length);
});
