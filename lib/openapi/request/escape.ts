/** How a value is written in a sample, by the quotes around it. Runs at build time and in the browser. */
export type EscapeName = keyof typeof escapes;

/** Inside double quotes of Python, C#, Go, Java, and JavaScript, which all have the escapes of JSON. */
const double = (text: string): string =>
  JSON.stringify(text)
    .slice(1, -1)
    .replace(/\u007f/g, '\\u007f');

export const escapes = {
  double,
  /** Inside single quotes of a shell, where only the quote itself is special. */
  shell: (text: string): string => text.replaceAll("'", "'\\''"),
  /** Inside three single quotes of Python. */
  python: (text: string): string => text.replace(/['\\]/g, '\\$&').replaceAll('\r', '\\r'),
  /** Inside single quotes of PHP. */
  php: (text: string): string => text.replace(/['\\]/g, '\\$&'),
  /** Inside single quotes of PowerShell, which also takes typographic quotes for quotes. */
  powershell: (text: string): string => text.replace(/['\u2018\u2019\u201a\u201b]/g, '$&$&'),
  /** A string of Go with its quotes: a raw string unless the text has characters that one cannot hold. */
  go: (text: string): string => (/[`\r\ufeff]/.test(text) ? `"${double(text)}"` : `\`${text}\``),
  /** A body in JavaScript with its quotes: an object literal if that sends the same JSON, otherwise a string. */
  javascript: (text: string): string =>
    isPlainJson(text) ? `JSON.stringify(${text.replaceAll('\n', '\n  ')})` : `"${double(text)}"`,
  /** Inside double quotes of a language without multi-line strings: JSON on one line. */
  compact: (text: string): string => double(compactJson(text)),
} as const;

function isPlainJson(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    // Long numbers lose digits, `1.0` becomes `1`, and `__proto__` sets the prototype of a literal.
    return (
      typeof value === 'object' &&
      value !== null &&
      !text.includes('__proto__') &&
      !/\d{16}/.test(text) &&
      !/\d[eE.]/.test(text.replace(/"(?:[^"\\]|\\.)*"/g, ''))
    );
  } catch {
    return false;
  }
}

function compactJson(text: string): string {
  try {
    const value: unknown = JSON.parse(text);
    const short = JSON.stringify(value);
    return /\d{16}|\d[eE]/.test(text) || short.includes('__proto__') ? text : short;
  } catch {
    return text;
  }
}
