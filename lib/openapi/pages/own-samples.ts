import { colorCode } from '../html/color-code.ts';
import type { ApiWords } from '../html/words.ts';
import { objectsOf, scalarText, textOf, type JsonObject } from '../json.ts';
import { TEMPLATES } from '../samples/own-templates.ts';
import { LANGUAGES } from '../samples/shape.ts';
import type { OwnSample } from './data.ts';

/** A sample from the document itself, as text. */
export interface OwnSource {
  language: OwnSample['language'];
  /** Differs from the labels of all other samples in the language. */
  label: string;
  grammar: string;
  source: string;
}

/** Samples from the document itself. Where a name could be one of ours, it says whose it is. */
export function ownSources(operation: JsonObject, words: ApiWords): OwnSource[] {
  const taken = new Set<string>();
  const given = objectsOf(operation['x-codeSamples'] ?? operation['x-code-samples']);
  return given.flatMap((sample): OwnSource[] => {
    const source = textOf(sample.source);
    if (source === undefined) return [];
    const lang = scalarText(sample.lang);
    const known = languageOf(lang.toLowerCase(), source);
    const language = known?.[0] ?? 'other';
    const label = labelOf(known, lang, textOf(sample.label)?.trim() ?? '', words);
    return [
      {
        language,
        label: untaken(taken, language, label),
        grammar: known?.[2] ?? lang.toLowerCase(),
        source,
      },
    ];
  });
}

/** The same for a page: one more tab of their language each. */
export const ownSamples = (operation: JsonObject, words: ApiWords): OwnSample[] =>
  ownSources(operation, words).map(({ language, label, grammar, source }) => ({
    language,
    variant: { label, kind: 'any', html: [colorCode(source, grammar)], grammar },
  }));

type Known = (typeof LANGUAGES)[number];

/** What documents call a language, beside its own names. */
const NAMES: Partial<Record<Known[0], readonly string[]>> = {
  curl: ['shell', 'bash', 'sh', 'console'],
  csharp: ['cs'],
  go: ['golang'],
  javascript: ['js', 'node', 'node.js', 'nodejs'],
  python: ['py', 'python3'],
  powershell: ['ps1'],
};

const namesOf = ([language, label]: Known): string[] => [
  language,
  label.toLowerCase(),
  ...(NAMES[language] ?? []),
];

/** A shell has other programs than cURL. */
function languageOf(name: string, source: string): Known | undefined {
  const known = LANGUAGES.find((language) => namesOf(language).includes(name));
  return known?.[0] === 'curl' && !/\bcurl\b/i.test(source) ? undefined : known;
}

/** Whether a label is a name of the language or of a library that our samples use. */
const isOurs = (known: Known, label: string): boolean =>
  [
    ...namesOf(known),
    ...TEMPLATES[known[0]].map((template) => template.label.toLowerCase()),
  ].includes(label.toLowerCase());

function labelOf(known: Known | undefined, lang: string, given: string, words: ApiWords): string {
  if (!known)
    return given.toLowerCase().includes(lang.toLowerCase())
      ? given
      : [lang, given].filter(Boolean).join(': ');
  if (given === '') return words('ownSample', { label: known[1] });
  return isOurs(known, given) ? words('ownSample', { label: given }) : given;
}

function untaken(taken: Set<string>, language: string, label: string): string {
  let name = label;
  for (let number = 2; taken.has(`${language} ${name}`); number++) name = `${label} ${number}`;
  taken.add(`${language} ${name}`);
  return name;
}
