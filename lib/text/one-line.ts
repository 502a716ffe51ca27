const LONGEST = 60;

/** Code as it is quoted in a message: in one line, of at most 60 characters. */
export function oneLine(code: string): string {
  const line = code.trim().replace(/\s+/g, ' ');
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1).trimEnd()}…` : line;
}
