import { counted } from '@/lib/text/counted.ts';

/** The result of one check, in words for the user. */
export interface Finding {
  /**
   * `stop`: a build or a preview cannot work; `look`: it can, but something is missing or unusual.
   */
  level: 'stop' | 'look' | 'good';
  /** The state that was found. */
  says: string;
  /** What to do about it. Every finding that is not good has one. */
  remedy?: string;
}

export const good = (says: string): Finding => ({ level: 'good', says });
export const look = (says: string, remedy: string): Finding => ({ level: 'look', says, remedy });
export const stop = (says: string, remedy: string): Finding => ({ level: 'stop', says, remedy });

const MARKS = { stop: '✖', look: '!', good: '✓' } as const;

/** The report as text, grouped by level, with a summary at the end. */
export function report(findings: readonly Finding[]): string {
  const lines = findings.map(
    ({ level, says, remedy }) =>
      `${MARKS[level]} ${says.replaceAll('\n', '\n  ')}${remedy === undefined ? '' : `\n    → ${remedy.replaceAll('\n', '\n      ')}`}`,
  );
  const count = (level: Finding['level']) =>
    findings.filter((finding) => finding.level === level).length;
  const [stops, looks] = [count('stop'), count('look')];
  const sum =
    stops > 0
      ? `${counted(stops, 'thing')} must be fixed first${looks > 0 ? `, ${counted(looks, 'thing')} to look at` : ''}.`
      : looks > 0
        ? `Nothing stops the work; ${counted(looks, 'thing')} to look at.`
        : 'Everything is as it should be.';
  return `${lines.join('\n')}\n\n${sum}\n`;
}

/** The first entries of a list, and the number of the others. */
export const some = (names: readonly string[], most = 8): string =>
  names
    .slice(0, most)
    .map((name) => `\n- ${name}`)
    .join('') + (names.length > most ? `\n- and ${names.length - most} more` : '');
