/** The names that Mermaid knows in `#name;`. A number is a decimal code point. */
const NAMED: Readonly<Record<string, string>> = {
  quot: '"',
  amp: '&',
  lt: '<',
  gt: '>',
  apos: "'",
  nbsp: ' ',
  semi: ';',
  hash: '#',
};

const LAST_CHARACTER = 0x10ffff;

/** A label as plain text, without quotes, Markdown, and entities; `<br>` is a line break. */
export function readLabel(written: string): string {
  const trimmed = written.trim();
  const unquoted = /^"([\s\S]*)"$/.exec(trimmed)?.[1] ?? trimmed;
  const markdown = /^`([\s\S]*)`$/.exec(unquoted)?.[1];
  const text = markdown?.replace(/(\*\*|__|\*|_)(?=\S)([\s\S]*?\S)\1/g, '$2') ?? unquoted;
  return text
    .replace(/<br\s*\/?>|\\n/gi, '\n')
    .replace(/<\/?(?:b|strong|i|em|u|s|del|sub|sup|small|mark|code)\s*>/gi, '')
    .replace(/#(\w+);/g, (entity, name: string) =>
      /^\d+$/.test(name) && Number(name) <= LAST_CHARACTER
        ? String.fromCodePoint(Number(name))
        : (NAMED[name] ?? entity),
    )
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim();
}

/**
 * The private use area of Unicode, for characters that the drawing library could take for syntax.
 */
const HIDDEN = 0xe000;

/** Takes room in a label, and is not shown. */
export const FILLER = '\ue100';

/**
 * Encodes a label so that no part of it is syntax: only letters, digits, and harmless marks stay.
 * `1` is encoded, too: the library measures it as narrow, which it is not in all fonts, and an IP
 * address was wider than its box.
 */
export const shield = (label: string): string => encode(label, /[\0-\x1f!-&(-+1:-@[-^`{-\x7f]/g);

/** The same with every character of ASCII. */
export const shieldAll = (label: string): string => encode(label, /[\0-\x7f]/g);

const encode = (label: string, characters: RegExp): string =>
  (label === '' ? '\u00a0' : label)
    .replace(/[\ue000-\uf8ff]/g, '')
    .replace(characters, (character) =>
      character === '\n' ? '<br/>' : String.fromCharCode(HIDDEN + character.charCodeAt(0)),
    );

/** The inverse of both, for one line. */
export const unshield = (text: string): string =>
  text
    .replaceAll(FILLER, '')
    .replace(/[\ue000-\ue07f]/g, (character) =>
      String.fromCharCode(character.charCodeAt(0) - HIDDEN),
    );
