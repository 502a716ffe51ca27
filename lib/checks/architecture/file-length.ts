/** The number of lines of a text if no line were wider than `width` characters. */
export function linesAtWidth(source: string, width: number): number {
  const lines = source.replace(/\n$/, '').split('\n');
  return lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / width)), 0);
}
