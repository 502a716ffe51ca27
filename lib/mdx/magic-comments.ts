import type { MagicComment } from '@/lib/site/code-schema.ts';

/** The marks that comments in the code set, and the code without these comments. */
export interface MagicComments {
  code: string;
  /** 1-based numbers of lines that remain. */
  highlighted: Set<number>;
  added: Set<number>;
  removed: Set<number>;
  /** Whether there were any. */
  found: boolean;
}

type Mark = 'highlighted' | 'added' | 'removed';

type Commands = Readonly<Record<string, { mark: Mark; part: 'next' | 'start' | 'end' }>>;

const COMMANDS: Commands = {
  'highlight-next-line': { mark: 'highlighted', part: 'next' },
  'highlight-start': { mark: 'highlighted', part: 'start' },
  'highlight-end': { mark: 'highlighted', part: 'end' },
  'diff-add-next-line': { mark: 'added', part: 'next' },
  'diff-remove-next-line': { mark: 'removed', part: 'next' },
};

const STYLES = {
  slashes: ['//', ''],
  block: ['/*', '*/'],
  jsx: ['{/*', '*/}'],
  hash: ['#', ''],
  html: ['<!--', '-->'],
  dashes: ['--', ''],
  semicolon: [';', ''],
  percent: ['%', ''],
  quote: ["'", ''],
  rem: ['rem', ''],
  colons: ['::', ''],
} as const;

type Style = keyof typeof STYLES;

/**
 * Comment styles by language. Magic comments use the syntax of the code, so that the code stays
 * valid in an editor.
 */
const LANGUAGES: readonly (readonly [readonly Style[], string])[] = [
  [['slashes', 'block', 'jsx'], 'js javascript jsx ts typescript tsx mjs cjs mdx'],
  [
    ['slashes', 'block'],
    'c c++ cpp h hpp cs csharp c# java kotlin kt go rust rs swift dart scala groovy json5 jsonc json less scss sass proto glsl verilog dts',
  ],
  [['block'], 'css'],
  [['slashes', 'block', 'hash'], 'php hcl terraform'],
  [
    ['hash'],
    'bash sh shell shellscript zsh fish console shellsession py python rb ruby perl r yaml yml toml dockerfile docker make makefile cmake nginx powershell ps1 properties dotenv elixir julia',
  ],
  [['html'], 'html xml svg md markdown'],
  [['html', 'slashes', 'block', 'jsx'], 'vue svelte astro'],
  [['dashes', 'block'], 'sql plsql'],
  [['dashes'], 'lua haskell hs ada vhdl'],
  [['semicolon'], 'lisp clojure clj scheme asm nasm'],
  [['semicolon', 'hash'], 'ini'],
  [['percent'], 'latex tex matlab erlang prolog'],
  [['quote', 'rem'], 'vb vba visual-basic'],
  [['rem', 'colons'], 'bat batch cmd'],
];

const byLanguage = new Map(
  LANGUAGES.flatMap(([styles, names]) => names.split(' ').map((name) => [name, styles] as const)),
);
/**
 * The most common comment styles: for unknown languages, and for all in which they cannot be code.
 */
const COMMON: readonly Style[] = ['slashes', 'block', 'jsx', 'hash', 'html'];

/** Languages in which only their own comments count, as in Docusaurus. */
const ONLY_OWN = new Set(
  'js javascript ts typescript jsx tsx html css python py bash markdown md tex latex matlab lua haskell sql vb vba visual-basic bat batch cmd'.split(
    ' ',
  ),
);

declare global {
  var portalMagicComments: Commands | undefined;
}

/**
 * Sets the comments of the site (`code.magicComments`) in this process, which compiles one site.
 */
export function setMagicComments(given: readonly MagicComment[]): void {
  // Global like the highlighter: the preview evaluates this module again after code changes.
  const own = given.flatMap(({ mark, line, block }) =>
    [
      [line, 'next'] as const,
      [block?.start, 'start'] as const,
      [block?.end, 'end'] as const,
    ].flatMap(([name, part]) =>
      name === undefined ? [] : [[name.toLowerCase(), { mark, part }] as const],
    ),
  );
  globalThis.portalMagicComments = { ...COMMANDS, ...Object.fromEntries(own) };
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

function patternFor(language: string, known: Commands): RegExp {
  const own = byLanguage.get(language) ?? [];
  const styles = ONLY_OWN.has(language) ? own : [...new Set([...own, ...COMMON])];
  const names = Object.keys(known).map(escape).join('|');
  return new RegExp(
    `^\\s*(?:${styles.map((style) => `${escape(STYLES[style][0])}\\s*(${names})\\s*${escape(STYLES[style][1])}`).join('|')})\\s*$`,
    'i',
  );
}

/**
 * Takes lines like `// highlight-next-line` out of the code. Only comments alone on their line
 * count, and in languages with one usual syntax for comments only those.
 */
export function takeMagicComments(code: string, language: string): MagicComments {
  const marks: Record<Mark, Set<number>> = {
    highlighted: new Set(),
    added: new Set(),
    removed: new Set(),
  };
  const known = globalThis.portalMagicComments ?? COMMANDS;
  const lower = code.toLowerCase();
  if (!Object.keys(known).some((name) => lower.includes(name)))
    return { code, ...marks, found: false };
  const pattern = patternFor(language, known);
  const kept: string[] = [];
  const next = new Set<Mark>();
  const open = new Set<Mark>();
  let found = false;
  for (const line of code.split('\n')) {
    const name = pattern.exec(line)?.slice(1).find(Boolean);
    const command = name === undefined ? undefined : known[name.toLowerCase()];
    if (command) {
      found = true;
      if (command.part === 'next') next.add(command.mark);
      else if (command.part === 'start') open.add(command.mark);
      else open.delete(command.mark);
      continue;
    }
    kept.push(line);
    for (const mark of [...next, ...open]) marks[mark].add(kept.length);
    next.clear();
  }
  return { code: kept.join('\n'), ...marks, found };
}
