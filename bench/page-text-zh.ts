import { codeSample, LANGUAGES } from '@/bench/code-samples.ts';
import type { Random } from '@/bench/random.ts';
import { MANNERS, NOUNS, QUALITIES, VERBS } from '@/bench/vocabulary-zh.ts';

/** A title or heading in Chinese: `檢查備用相機`. */
export const titleZh = (random: Random): string =>
  `${random.word(VERBS)}${random.word(QUALITIES)}${random.word(NOUNS)}`;

/**
 * The Traditional Chinese text of a page, of about the same length and parts as the English one.
 */
export function pageTextZh(random: Random, title: string): string {
  const headings = new Set<string>();
  const heading = (): string => {
    const text = titleZh(random);
    if (headings.has(text)) return heading();
    headings.add(text);
    return text;
  };
  const [language] = random.several(LANGUAGES, 1);
  const sections = Array.from({ length: 4 }, (_, index) => [
    `## ${heading()}`,
    paragraph(random, 4),
    ...(index < 3 ? [`### ${heading()}`, paragraph(random, 3)] : []),
    index === 1 ? table(random) : '',
    index === 2 && language ? `\`\`\`${language}\n${codeSample(random, language)}\n\`\`\`` : '',
  ]);
  const head = `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(sentence(random))}\nkeywords: [${[...new Set([random.word(NOUNS), random.word(NOUNS)])].join(', ')}]\n---`;
  return `${[head, paragraph(random, 5), ...sections.flat()].filter((part) => part !== '').join('\n\n')}\n`;
}

function sentence(random: Random): string {
  const thing = () => random.word(NOUNS);
  const its = () => random.word(QUALITIES);
  const does = () => random.word(VERBS);
  const how = () => random.word(MANNERS);
  return random.pick([
    () => `${does()}${its()}${thing()}之前，請確認${thing()}會${how()}${does()}${thing()}。`,
    () =>
      `${thing()}會為每個${thing()}${does()}一個${its()}${thing()}，並${how()}${does()}其他項目。`,
    () =>
      `若${thing()}上有超過 ${random.between(3, 400)} 個單位，${thing()}每 ${random.between(2, 60)} 秒會${does()}${its()}${thing()}。`,
    () => `${its()}${thing()}不是錯誤，因為${thing()}在${thing()}就緒後就會${does()}。`,
    () => `只有${thing()}的角色可以在${thing()}${does()}時${does()}或${does()}${its()}${thing()}。`,
    () =>
      `當${thing()}與${thing()}不一致時，${thing()}會${does()}${its()}項目並${does()}其餘項目。`,
  ])();
}

const paragraph = (random: Random, sentences: number): string =>
  Array.from({ length: sentences }, () => sentence(random)).join('');

function table(random: Random): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    row(['設定', '意義', '預設值']),
    row(['---', '---', '---:']),
    ...Array.from({ length: 5 }, () =>
      row([
        random.word(NOUNS),
        random.word(QUALITIES) + random.word(NOUNS),
        String(random.between(1, 9999)),
      ]),
    ),
  ].join('\n');
}
