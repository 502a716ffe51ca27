/** How a value is written inside a sample, by the kind of quotes around it. Runs in the build and in the browser. */
export type EscapeName = keyof typeof escapes;

/** Inside double quotes of Python, C#, Go, Java and JavaScript: all of them understand JSON's escapes. */
const double = (text: string): string =>
  JSON.stringify(text)
    .slice(1, -1)
    .replace(/\u007f/g, '\\u007f');

export const escapes = {
  double,
  /** Inside single quotes of a shell, where nothing is special but the quote itself. */
  shell: (text: string): string => text.replaceAll("'", "'\\''"),
  /** Inside three single quotes of Python. */
  python: (text: string): string => text.replace(/['\\]/g, '\\$&').replaceAll('\r', '\\r'),
  /** Inside single quotes of PHP. */
  php: (text: string): string => text.replace(/['\\]/g, '\\$&'),
  /** Inside single quotes of PowerShell, for which typographic quotes are quotes, too. */
  powershell: (text: string): string => text.replace(/['\u2018\u2019\u201a\u201b]/g, '$&$&'),
  /** A string of Go with its quotes: raw when it can be. */
  go: (text: string): string => (/[`\r\ufeff]/.test(text) ? `"${double(text)}"` : `\`${text}\``),
  /** The body of a request in JavaScript: JSON is an object literal there, unless reading it would change it. */
  javascript: (text: string): string =>
    isPlainJson(text) ? `JSON.stringify(${text.replaceAll('\n', '\n  ')})` : `"${double(text)}"`,
  /** One line where a language has no strings of several lines. */
  compact: (text: string): string => double(compactJson(text)),
} as const;

function isPlainJson(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    // Long numbers lose digits, and `__proto__` is no key of a literal.
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
