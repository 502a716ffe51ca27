import { expect, test } from 'vitest';
import { parsePreviewRules } from './preview-rules.ts';

const rules = {
  beforeFiles: [{ source: '/a', destination: '/en/a' }],
  afterFiles: [],
  redirects: [{ source: '/b', destination: '/a', statusCode: 301 }],
  basePath: '/base',
};

test('preview: the rules survive their way through the environment', () => {
  expect(parsePreviewRules(JSON.stringify(rules))).toEqual(rules);
});

test.each([
  '',
  '{}',
  JSON.stringify({ ...rules, redirects: [{ source: '/b', destination: '/a', statusCode: 302 }] }),
  JSON.stringify({ ...rules, beforeFiles: [{ source: '/a' }] }),
  JSON.stringify({ ...rules, basePath: undefined }),
])('preview: other rules (%j) are refused with the name of their variable', (text) => {
  expect(() => parsePreviewRules(text)).toThrow('PORTAL_PREVIEW');
});
