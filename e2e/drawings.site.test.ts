import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { manifest } from './site-files.ts';

test.each(['en', 'zh-tw'])(
  'drawings: at least 120 pages of the manuals in %s show what words alone do not',
  (locale) => {
    const drawn = manifest().filter(
      (page) =>
        page.kind === 'doc' &&
        page.locale === locale &&
        readFileSync(`out${page.path}.html`, 'utf8').includes('data-kind="drawing"'),
    );
    expect(drawn.length).toBeGreaterThanOrEqual(120);
  },
);
