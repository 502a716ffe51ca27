import { escapeHtml } from '@/lib/text/escape-html.ts';

/**
 * Colors short pieces of code with the class names of lib/mdx/highlight.ts. The grammars there need
 * the whole text, and they are slow for thousands of samples whose values change as the reader
 * types. One pass over strings, comments, numbers, and keywords takes microseconds.
 */
export function colorCode(code: string, language: string): string {
  const grammar = GRAMMARS[ALIASES[language] ?? language];
  if (!grammar) return escapeHtml(code);
  let html = '';
  let end = 0;
  for (const match of code.matchAll(grammar.tokens)) {
    const name = classOf(match, grammar);
    if (!name) continue;
    html += `${escapeHtml(code.slice(end, match.index))}<span class="${name}">${escapeHtml(match[0])}</span>`;
    end = match.index + match[0].length;
  }
  return html + escapeHtml(code.slice(end));
}

interface Grammar {
  tokens: RegExp;
  keywords: ReadonlySet<string>;
}

function classOf({ groups = {} }: RegExpMatchArray, { keywords }: Grammar): string | undefined {
  if (groups.key !== undefined) return 'tp';
  if (groups.comment !== undefined) return 'tc';
  if (groups.string !== undefined) return 'ts';
  if (groups.number !== undefined) return 'tn';
  if (groups.word !== undefined && keywords.has(groups.word)) return 'tk';
  return groups.call === undefined ? undefined : 'tf';
}

const DOUBLE = '"(?:[^"\\\\\\n]|\\\\[^])*"';
const SINGLE = "'(?:[^'\\\\]|\\\\[^])*'";
const BACKTICK = '`[^`]*`';
const NUMBER = '(?<number>(?<![\\w.$])-?\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?\\b)';
const CALL = '(?<call>\\b[A-Za-z_]\\w*(?=\\())';
const WORD = '(?<word>\\$?\\b[A-Za-z_]\\w*\\b)';
const SLASHES = '\\/\\/.*|\\/\\*[^]*?\\*\\/';

function grammar(
  comment: string,
  strings: readonly string[],
  keywords: string,
  key?: string,
): Grammar {
  const parts = [
    key && `(?<key>${key})`,
    comment && `(?<comment>${comment})`,
    strings.length > 0 && `(?<string>${strings.join('|')})`,
    NUMBER,
    CALL.replace('(?<call>', `(?<call>(?!(?:${keywords.replaceAll(' ', '|') || '-'})\\b)`),
    WORD,
  ];
  return {
    tokens: new RegExp(parts.filter(Boolean).join('|'), 'g'),
    keywords: new Set(keywords.split(' ')),
  };
}

const GRAMMARS: Record<string, Grammar> = {
  json: grammar('', [DOUBLE], 'true false null', `${DOUBLE}(?=\\s*:)`),
  javascript: grammar(
    SLASHES,
    [DOUBLE, SINGLE, BACKTICK],
    'const let var function return await async new if else for of in import from export try catch throw true false null undefined typeof',
  ),
  python: grammar(
    '#.*',
    ["'''[^]*?'''", '"""[^]*?"""', DOUBLE, SINGLE],
    'import from def return with as if else elif for in not and or None True False print class try except raise open',
  ),
  bash: grammar(
    '(?<![\\w$])#.*',
    [SINGLE, DOUBLE],
    'curl export read if then fi for in do done echo',
  ),
  csharp: grammar(
    SLASHES,
    ['"""[^]*?"""', DOUBLE, SINGLE],
    'using var new await async return public static class void string int true false null if else foreach in',
  ),
  go: grammar(
    SLASHES,
    [DOUBLE, BACKTICK],
    'package import func return if err nil defer var const for range true false',
  ),
  php: grammar(
    `${SLASHES}|#.*`,
    [SINGLE, DOUBLE],
    'php echo if else new use require_once require return true false null throw function',
  ),
  java: grammar(
    SLASHES,
    ['"""[^]*?"""', DOUBLE, SINGLE],
    'import new public static void class return final try catch throws throw var true false null if else',
  ),
  powershell: grammar(
    '#.*',
    [SINGLE, DOUBLE],
    'Invoke-RestMethod param if else foreach function return',
  ),
  xml: grammar('<!--[^]*?-->', [DOUBLE, SINGLE], '', '<\\/?[\\w:.-]+|\\/?>'),
  yaml: grammar(
    '(?<=^|\\s)#.*',
    [DOUBLE, SINGLE],
    'true false null',
    '(?<=^|\\n)\\s*(?:- )?[\\w.-]+(?=:)',
  ),
};

const ALIASES: Record<string, string> = {
  js: 'javascript',
  ts: 'javascript',
  typescript: 'javascript',
  py: 'python',
  sh: 'bash',
  shell: 'bash',
  console: 'bash',
  curl: 'bash',
  cs: 'csharp',
  'c#': 'csharp',
  golang: 'go',
  ps1: 'powershell',
  yml: 'yaml',
  html: 'xml',
};
