import { describe, expect, test } from 'vitest';
import type { MathOptions } from '@/lib/site/math-settings.ts';
import { compilePage } from './compile.ts';

const written = async (
  body: string,
  mathMacros?: Record<string, string>,
  mathOptions?: MathOptions,
) => {
  const about = { path: '/site/a.md', site: '/site', math: true, mathMacros, mathOptions };
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

  test('defined in a formula are unknown to the next one, if the settings have none', async () => {
    const both = '$\\gdef\\heat{9}\\heat$ and $\\heat$\n';
    expect((await written(both, {})).code.match(/\\\\heat/g)).toHaveLength(1);
  });
});

describe('with options of KaTeX', () => {
  const link = '$\\href{https://a.example/x}{y+1}$ $\\url{https://b.example/}$\n';

  test('links are allowed', async () => {
    const { code } = await written(link, {}, { trust: true });
    expect(code).toMatch(/href: "https:\/\/a\.example\/x"[^]*href: "https:\/\/b\.example\/"/);
    expect((await written(link)).code).not.toContain('href:');
  });

  test('a picture is reported', async () => {
    const { code, warnings } = await written(
      'A $\\includegraphics[alt=Seal]{https://a.example/seal.png}$\n',
      {},
      { trust: true },
    );
    expect(code).toContain('"Seal"');
    expect(warnings).toMatchObject([
      { line: 1, message: expect.stringContaining('https://a.example/seal.png') },
    ]);
  });

  test('commands that are not allowed have the color of errors', async () => {
    const { code } = await written(link, {}, { errorColor: '#123456' });
    expect(code).toContain('#123456');
  });
});
