import { z } from 'zod';

/**
 * Values of front matter as writers give them. YAML reads `title: 2024` as a number; Docusaurus
 * takes it as a text, and a number or truth value in quotes as what it says. So do we.
 */
export const text = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  z.string(),
);

export const number = z.preprocess(
  (value) =>
    typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value,
  z.number(),
);

export const boolean = z.preprocess(
  (value) => (value === 'true' ? true : value === 'false' ? false : value),
  z.boolean(),
);

/** A day, in any form that names the year with four digits; the result is `YYYY-MM-DD`. */
export const day = z.preprocess(
  readDay,
  z.string('must be a date such as 2024-05-01, 2024/5/1, May 1, 2024 or 2024-05-01T12:00:00Z'),
);

const WITH_ZONE = /(Z|GMT|UTC|[+-]\d{2}:?\d{2})\s*$/i;

/** The day of a date, in UTC if it has a time zone; undefined for what is no date. */
function readDay(value: unknown): string | undefined {
  const written = value instanceof Date ? value.toISOString() : value;
  if (typeof written !== 'string' || !/(^|\D)\d{4}(\D|$)/.test(written)) return undefined;
  const zoned = /\d:\d/.test(written) && WITH_ZONE.test(written);
  // Without a zone the day is the one that is written, wherever the site is built.
  const date = new Date(zoned ? written : `${written.trim().replace(/^(\S+)T/, '$1 ')} UTC`);
  return !Number.isNaN(date.getTime()) && (zoned || isAsWritten(written, date))
    ? date.toISOString().slice(0, 10)
    : undefined;
}

/** JavaScript reads `2024/2/31` as March 2, and `Part 1, 2024` as January 1. */
function isAsWritten(written: string, date: Date): boolean {
  const numbers = (written.replace(/[T ]\d{1,2}:.*/, '').match(/\d+/g) ?? [])
    .filter((digits) => digits.length !== 4)
    .map(Number);
  const [month, dayOfMonth] = [date.getUTCMonth() + 1, date.getUTCDate()];
  const expected = MONTH_NAME.test(written) ? [dayOfMonth] : [month, dayOfMonth];
  const letters = /[a-z]/i.test(written.replace(/[T ]\d{1,2}:.*/, ''));
  return (
    letters === MONTH_NAME.test(written) &&
    [...numbers].sort().join() === expected.slice(0, numbers.length).sort().join()
  );
}

const MONTH_NAME = /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;
