import { codeSample, LANGUAGES } from '@/bench/code-samples.ts';
import type { Random } from '@/bench/random.ts';
import { ACTIONS, MANNERS, NOUNS, QUALITIES, TAGS, VERBS } from '@/bench/vocabulary.ts';

/** A link to another page: its title and the path of its file relative to the page that links. */
export interface RelatedPage {
  title: string;
  file: string;
}

export interface PageTextInput {
  title: string;
  /** Place in the category, from 1. */
  position: number;
  related: readonly RelatedPage[];
}

/**
 * The Markdown of one page: front matter, about 650 words of prose, and one or more of everything
 * that pages usually hold.
 */
export function pageText(random: Random, { title, position, related }: PageTextInput): string {
  const headings = new Set<string>();
  const languages = random.several(LANGUAGES, random.between(2, 3));
  const [inText, ...listed] = related;
  const sections = Array.from({ length: 4 }, (_, index): string[] => [
    `## ${heading(random, headings)}`,
    paragraph(random, 4) +
      (index === 0 && inText ? ` More stands in [${inText.title}](${inText.file}).` : ''),
    index === 0 ? admonition(random) : '',
    index === 1 ? table(random) : '',
    index === 2 ? list(random) : '',
    index === 3 && random.fraction() < 0.5 ? admonition(random) : '',
    ...(index < 3 ? [`### ${heading(random, headings)}`, paragraph(random, 3)] : []),
    languages[index]
      ? `\`\`\`${languages[index]}\n${codeSample(random, languages[index])}\n\`\`\``
      : '',
  ]);
  const further =
    listed.length > 0
      ? ['## See also', listed.map((page) => `- [${page.title}](${page.file})`).join('\n')]
      : [];
  return `${[frontMatter(random, title, position), paragraph(random, 5), ...sections.flat(), ...further].filter((part) => part !== '').join('\n\n')}\n`;
}

/** First letter large, hyphens between words gone. */
export const titleCase = (text: string): string =>
  text.charAt(0).toUpperCase() + text.slice(1).replaceAll('-', ' ');

/** One sentence of 8 to 22 words; its only Markdown is inline code and strong text. */
export function sentence(random: Random): string {
  const thing = () => random.word(NOUNS).replaceAll('-', ' ');
  const its = () => random.word(QUALITIES);
  const does = () => random.word(VERBS);
  const how = () => random.word(MANNERS);
  const act = () => random.word(ACTIONS).replaceAll('-', ' ');
  const text = random.pick([
    () =>
      `Before you ${act()} the ${its()} ${thing()}, make sure that the ${thing()} ${how()} ${does()} the ${thing()}.`,
    () =>
      `The ${thing()} ${does()} one ${its()} ${thing()} for each ${thing()} and ${how()} ${does()} the others.`,
    () =>
      `Press **${titleCase(random.word(ACTIONS))}** to ${act()} the ${thing()}; the ${its()} ${thing()} stays ${its()} until then.`,
    () =>
      `With more than ${random.between(3, 400)} units on a ${thing()}, the ${thing()} ${does()} the ${its()} ${thing()} every ${random.between(2, 60)} seconds.`,
    () =>
      `The setting \`${random.word(NOUNS)}.${random.word(NOUNS)}\` says how ${how()} a ${thing()} ${does()} its ${its()} ${thing()}.`,
    () =>
      `A ${its()} ${thing()} is not an error, because the ${thing()} ${does()} it as soon as a ${thing()} is ${its()}.`,
    () =>
      `Nobody has to ${act()} the ${thing()} by hand, since the ${its()} ${thing()} ${how()} ${does()} it.`,
    () =>
      `Where the ${thing()} and the ${thing()} differ, the ${thing()} ${does()} the ${its()} one and ${does()} the rest.`,
    () =>
      `Only the role of the ${thing()} may ${act()} or ${act()} a ${its()} ${thing()} while the ${thing()} ${does()}.`,
  ])();
  return text.replace(/\b([Aa]) (?=[aeiou])/g, '$1n ');
}

const paragraph = (random: Random, sentences: number): string =>
  Array.from({ length: sentences }, () => sentence(random)).join(' ');

/** A heading that the page does not have yet: two that are equal would get ids with numbers. */
function heading(random: Random, taken: Set<string>): string {
  const text = titleCase(
    `${random.word(ACTIONS)} the ${random.word(QUALITIES)} ${random.word(NOUNS)}`,
  );
  if (taken.has(text)) return heading(random, taken);
  taken.add(text);
  return text;
}

function frontMatter(random: Random, title: string, position: number): string {
  // JSON is YAML: quotes need no further thought.
  const lines = [
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(sentence(random).replace(/[`*]/g, ''))}`,
    `sidebar_position: ${position}`,
  ];
  if (random.fraction() < 0.4)
    lines.push(`tags: [${random.several(TAGS, random.between(1, 3)).join(', ')}]`);
  lines.push(
    `keywords: [${[...new Set([random.word(NOUNS), random.word(NOUNS), random.word(NOUNS)])].join(', ')}]`,
  );
  return `---\n${lines.join('\n')}\n---`;
}

const admonition = (random: Random): string =>
  `:::${random.pick(['note', 'tip', 'info', 'warning', 'danger'])}[${titleCase(random.word(ACTIONS))} first]\n\n${paragraph(random, 2)}\n\n:::`;

function list(random: Random): string {
  const numbered = random.fraction() < 0.5;
  return Array.from(
    { length: random.between(3, 5) },
    (_, index) => `${numbered ? `${index + 1}.` : '-'} ${sentence(random)}`,
  ).join('\n');
}

function table(random: Random): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rows = Array.from({ length: random.between(4, 8) }, () =>
    row([
      `\`${random.word(NOUNS)}\``,
      `${random.word(QUALITIES)} ${random.word(NOUNS)}`,
      String(random.between(1, 9999)),
      random.word(MANNERS),
    ]),
  );
  return [
    row(['Setting', 'Meaning', 'Default', 'Read']),
    row(['---', '---', '---:', '---']),
    ...rows,
  ].join('\n');
}
