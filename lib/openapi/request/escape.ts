import { secretPieces } from './secret.ts';

/** @param after stands in the same string, outside of quotes that the program reads itself */
export type Escape = (text: string, after: string) => string;

/** How a value is written in a sample, with its quotes. Runs at build time and in the browser. */
export type EscapeName = keyof typeof escapes;

/** Characters that end a line in some language, that compilers reject, or that nobody sees. */
const hidden = (text: string): string =>
  text.replace(
    /[\u007f-\u009f\u2028\u2029\ufeff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** In double quotes of Python, C#, Go, Java, and JavaScript, which all have the escapes of JSON. */
const double = (text: string): string => hidden(JSON.stringify(text));

/** In single quotes of a shell, where only the quote itself is special. */
const single = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** In double quotes of `--form` of cURL. */
export const quotedForm = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** An expression of strings and environment variables. */
const expression =
  (quote: (text: string) => string, variable: (name: string) => string, plus = ' + ') =>
  (text: string): string =>
    secretPieces(text)
      .map((piece) => ('text' in piece ? quote(piece.text) : variable(piece.variable)))
      .join(plus);

export const escapes = {
  shell: (text: string): string => {
    const pieces = secretPieces(text);
    const isPlain = pieces.every(
      (piece) => !('text' in piece) || /^[\w\s:./?=&%,;+@~()<>-]*$/.test(piece.text),
    );
    if (pieces.length === 1 || !isPlain)
      return pieces
        .map((piece) => ('text' in piece ? single(piece.text) : `"$${piece.variable}"`))
        .join('');
    return `"${pieces.map((piece) => ('text' in piece ? piece.text : `\${${piece.variable}}`)).join('')}"`;
  },
  /** `name=value` for `--form`, which reads a value in double quotes where it needs them. */
  shellForm: (text: string, after = ''): string => {
    const value = text.indexOf('=') + 1;
    const given = text.slice(value);
    const isPlain = /^[^\s"@<(][^;]*$/.test(given) && !/\s$/.test(given);
    return single(text.slice(0, value) + (isPlain ? given : quotedForm(given)) + after);
  },
  /** `name=@file` for `--form`, where some characters would end the name of the file. */
  shellFile: (text: string, after = ''): string => {
    const path = text.indexOf('=@') + 2;
    const file = text.slice(path);
    return single(text.slice(0, path) + (/[",;\\]/.test(file) ? quotedForm(file) : file) + after);
  },
  python: expression(double, (name) => `os.environ["${name}"]`),
  /** In three single quotes of Python. */
  pythonText: (text: string): string =>
    `'''${text.replace(/['\\]/g, '\\$&').replaceAll('\r', '\\r')}'''`,
  php: expression(
    (text) => `'${text.replace(/['\\]/g, '\\$&')}'`,
    (name) => `getenv('${name}')`,
    ' . ',
  ),
  /** PowerShell also takes typographic quotes for quotes. */
  powershell: (text: string): string => {
    const pieces = secretPieces(text);
    return pieces.every((piece) => 'text' in piece)
      ? `'${text.replace(/['\u2018\u2019\u201a\u201b]/g, '$&$&')}'`
      : `"${pieces.map((piece) => ('text' in piece ? piece.text.replace(/[`$"\u201c\u201d\u201e]/g, '`$&') : `\${env:${piece.variable}}`)).join('')}"`;
  },
  go: expression(double, (name) => `os.Getenv("${name}")`),
  /** A raw string of Go, unless the text has characters that one cannot hold. */
  goText: (text: string): string =>
    /[`\r\ufeff]/.test(text) || text === '' ? double(text) : `\`${text}\``,
  java: expression(double, (name) => `System.getenv("${name}")`),
  javaText,
  csharp: expression(double, (name) => `Environment.GetEnvironmentVariable("${name}")`),
  /** A verbatim string of C# where there are several lines. */
  csharpText: (text: string): string =>
    text.includes('\n') && !/[\r\ufeff]/.test(text)
      ? `@"${text.replaceAll('"', '""')}"`
      : double(text),
  javascript: expression(double, (name) => `process.env.${name}`),
  javascriptText,
} as const;

/**
 * A text block of Java, indented like the code around it. A text whose own indentation Java would
 * remove is one string.
 */
function javaText(text: string): string {
  if (!text.includes('\n') || !/^\S/m.test(text)) return double(text);
  const lines = hidden(text.replaceAll('\\', '\\\\'))
    .replace(/"{3,}/g, (quotes) => '\\"'.repeat(quotes.length))
    .replace(/"$/, '\\"')
    .replaceAll('\r', '\\r')
    .replaceAll('\f', '\\f')
    .replace(/ $/gm, '\\s')
    .replace(/\t$/gm, '\\t')
    .replace(/^(?=.)/gm, ' '.repeat(12));
  return `"""\n${lines}"""`;
}

/**
 * A body in JavaScript: an object literal if that sends the same JSON, otherwise a string, as a
 * template where it has several lines.
 */
function javascriptText(text: string): string {
  if (isPlainJson(text)) return `JSON.stringify(${text.replaceAll('\n', '\n  ')})`;
  if (!text.includes('\n')) return double(text);
  return `\`${hidden(text.replace(/[\\`]|\$(?=\{)/g, '\\$&')).replaceAll('\r', '\\r')}\``;
}

function isPlainJson(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    const numbers = text.replace(/"(?:[^"\\]|\\.)*"/g, '""').match(/-?\d[\d.eE+-]*/g) ?? [];
    return (
      typeof value === 'object' &&
      value !== null &&
      // `__proto__` sets the prototype of a literal.
      !text.includes('__proto__') &&
      // Long numbers lose digits, and `1.0` becomes `1`.
      numbers.every((number) => String(Number(number)) === number)
    );
  } catch {
    return false;
  }
}
