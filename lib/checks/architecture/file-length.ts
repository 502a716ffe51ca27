/** Lines that a text has when none is wider than `width` characters: a long line counts as the lines that it would fill. */
export function linesAtWidth(source: string, width: number): number {
  const lines = source.replace(/\n$/, '').split('\n');
  return lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / width)), 0);
}
