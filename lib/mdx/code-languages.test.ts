import { afterEach, describe, expect, test } from 'vitest';
import { languageOf, setLanguageAliases } from './code-languages.ts';
import { compilePage } from './compile.ts';
import { isKnownLanguage } from './highlight.ts';

afterEach(() => setLanguageAliases({}));

const fence = (language: string) => compilePage(`\`\`\`${language}\na = 1\n\`\`\`\n`, 'a.md');

describe('names of languages', () => {
  test.each(
    'markup svg clike shell-session objectivec conf gitignore django vbnet fortran'.split(' '),
  )('B57: %s, as Prism calls it, is known', (name) => {
    expect(isKnownLanguage(languageOf(name, isKnownLanguage))).toBe(true);
  });

  test('B57: a language that is known keeps its name', () => {
    expect(languageOf('python', isKnownLanguage)).toBe('python');
  });

  test('B57: a name that the site gives has the colors of its language, and no warning', async () => {
    expect((await fence('Recipe')).warnings).toMatchObject([
      {
        line: 1,
        severity: 'warning',
        message: expect.stringMatching(/“recipe”.*`code\.languageAliases`/) as string,
      },
    ]);
    setLanguageAliases({ recipe: 'Python', notes: 'text' });
    const { warnings, code } = await fence('Recipe');
    expect(warnings).toEqual([]);
    expect(code).toContain('<span class=\\"tn\\">1</span>');
    expect(code).toContain('language: "recipe"');
    expect((await fence('notes')).warnings).toEqual([]);
  });

  test('B57: a name may stand for one that Prism uses', () => {
    setLanguageAliases({ mine: 'markup' });
    expect(languageOf('mine', isKnownLanguage)).toBe('html');
  });
});
