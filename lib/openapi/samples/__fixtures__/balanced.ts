import type { Language } from '../shape.ts';

/**
 * How a language writes strings: what opens and closes them, and how the closing quote is written
 * inside. The first that fits counts.
 */
const STRINGS: Record<
  string,
  { open: string; close: string; escape: 'backslash' | 'double' | 'none' }[]
> = {
  curl: [{ open: "'", close: "'", escape: 'none' }],
  csharp: [
    { open: '@"', close: '"', escape: 'double' },
    { open: '"', close: '"', escape: 'backslash' },
  ],
  go: [
    { open: '"', close: '"', escape: 'backslash' },
    { open: '`', close: '`', escape: 'none' },
  ],
  php: [
    { open: "'", close: "'", escape: 'backslash' },
    { open: '"', close: '"', escape: 'backslash' },
  ],
  java: [
    { open: '"""', close: '"""', escape: 'backslash' },
    { open: '"', close: '"', escape: 'backslash' },
  ],
  powershell: [{ open: "'", close: "'", escape: 'double' }],
};

/**
 * What is wrong with strings and brackets of a piece of code, or undefined. For languages that this
 * machine cannot run.
 */
export function unbalanced(language: Language, code: string): string | undefined {
  const open: string[] = [];
  for (let index = 0; index < code.length; index++) {
    const string = STRINGS[language]?.find((candidate) => code.startsWith(candidate.open, index));
    if (string) {
      const end = endOfString(code, index + string.open.length, string.close, string.escape);
      if (end < 0)
        return `a string that begins at ${JSON.stringify(code.slice(index, index + 40))} has no end`;
      if (
        string.escape === 'backslash' &&
        string.open === '"' &&
        code.slice(index, end).includes('\n')
      )
        return `a string at ${JSON.stringify(code.slice(index, index + 40))} goes over a line end`;
      index = end;
      continue;
    }
    const sign = code[index]!;
    if ('([{'.includes(sign)) open.push(sign);
    if (')]}'.includes(sign) && open.pop() !== { ')': '(', ']': '[', '}': '{' }[sign])
      return `a bracket at ${JSON.stringify(code.slice(index - 20, index + 1))} closes nothing`;
  }
  return open.length > 0 ? `${open.join('')} is never closed` : undefined;
}

/** Index of the closing quote's last character; -1 when there is none. */
function endOfString(
  code: string,
  from: number,
  close: string,
  escape: 'backslash' | 'double' | 'none',
): number {
  for (let index = from; index < code.length; index++) {
    if (escape === 'backslash' && code[index] === '\\') index++;
    else if (code.startsWith(close, index)) {
      if (escape === 'double' && code.startsWith(close, index + 1)) index++;
      else return index + close.length - 1;
    }
  }
  return -1;
}
