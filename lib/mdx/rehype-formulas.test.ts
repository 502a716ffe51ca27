import { describe, expect, test } from 'vitest';
import { compilePage } from './compile.ts';

const written = async (body: string, mathMacros?: Record<string, string>) => {
  const about = { path: '/site/a.md', site: '/site', math: true, mathMacros };
  const { code, warnings } = await compilePage(body, 'a.md', [], about);
  return { code, warnings };
};

describe('commands of formulas that are', () => {
  test('in the settings stand for their meaning', async () => {
    const macros = { '\\cone': '\\text{cone}\\;' };
    expect(await written('$\\cone 6$\n', macros)).toMatchObject({
      code: expect.stringContaining('cone'),
      warnings: [],
    });
  });

  test('defined in a formula are known to the next ones of the page, and to no other page', async () => {
    const macros = { '\\cone': '6' };
    const both = '$\\gdef\\heat{9}$ and $\\heat$\n';
    expect((await written(both, macros)).code).not.toContain('\\\\heat');
    expect((await written('$\\heat$\n', macros)).code).toContain('\\\\heat');
  });
});
