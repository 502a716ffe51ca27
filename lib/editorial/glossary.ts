import { z } from 'zod';
import type { Problem } from '@/lib/content/problem.ts';
import { escapeRegExp } from '@/lib/text/escape-reg-exp.ts';
import { mistake, type EditorialPage } from './editorial-page.ts';

export const glossarySchema = z.array(
  z.strictObject({
    en: z.string(),
    zh: z.string(),
    note: z.string().optional(),
    /** Spellings that must not stand in Chinese text. */
    avoid: z.array(z.string()).default([]),
    /** A page whose source uses the English term must use its translation. */
    enforce: z.boolean().default(false),
    /** Names with the term in them that stay English in Chinese text, such as “EPN Server”. */
    names: z.array(z.string()).default([]),
  }),
);
export type Glossary = z.output<typeof glossarySchema>;

/** Reports words that the glossary forbids. */
export function forbiddenWords(page: EditorialPage, glossary: Glossary): Problem[] {
  return page.text.prose.flatMap(({ text, line }) =>
    glossary.flatMap(({ avoid, zh }) =>
      avoid
        .filter((word) => contains(text, word, glossary))
        .map((word) =>
          mistake(page, `“${word}” is not the word of this portal; write “${zh}”.`, line),
        ),
    ),
  );
}

/** Whether a text has a forbidden word that is not part of a right one: 數據 is allowed in 數據分析. */
function contains(text: string, word: string, glossary: Glossary): boolean {
  return glossary
    .filter(({ zh }) => zh.includes(word))
    .reduce((rest, { zh }) => rest.replaceAll(zh, ''), text)
    .includes(word);
}

/** Reports terms of the English page whose translation is not on the Chinese page. */
export function missingTerms(
  source: EditorialPage,
  translation: EditorialPage,
  glossary: Glossary,
): Problem[] {
  const english = source.text.prose.map(({ text }) => text).join('\n');
  const chinese = [
    translation.frontMatter.title ?? '',
    translation.frontMatter.description ?? '',
    ...translation.text.prose.map(({ text }) => text),
  ].join('\n');
  return glossary
    .filter(
      ({ enforce, en, zh, names }) =>
        enforce &&
        new RegExp(`\\b${escapeRegExp(en)}s?\\b`, 'i').test(without(english, names)) &&
        !chinese.includes(zh),
    )
    .map(({ en, zh }) =>
      mistake(
        translation,
        `The English page says “${en}”; its translation is “${zh}” (content/glossary.yaml).`,
      ),
    );
}

const without = (text: string, names: string[]): string =>
  names.reduce((rest, name) => rest.replaceAll(name, ''), text);
