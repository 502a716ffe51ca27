import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { bundleForBrowsers } from './bundle-for-browsers.ts';

test.each([
  ['chrome >= 79', false],
  ['chrome >= 80', true],
])('builds: scripts are written for the browsers of package.json: %s', async (browser, isNew) => {
  const folder = folderOf({
    'package.json': JSON.stringify({ browserslist: [browser, 'safari >= 17'] }),
    'entry.ts': 'export const one = (a?: number) => a ?? 1;',
  });
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect((await bundleForBrowsers('entry.ts', folder)).includes('??')).toBe(isNew);
});
