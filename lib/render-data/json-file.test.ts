import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readJson, withFields } from './json-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'json-file-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(text: string): string {
  const file = join(folder, 'data.json');
  writeFileSync(file, text);
  return file;
}

describe('a JSON file', () => {
  const schema = z.object({ title: z.string() });

  test('builds: gives its checked value', () => {
    expect(readJson(fileOf('{"title":"A"}'), schema)).toEqual({ title: 'A' });
  });

  test.each([
    ['of another form', '{"title":1}', 'title'],
    ['that is not JSON', '{"title"', 'JSON'],
  ])('builds: one %s is refused with its name and advice', (_, text, reason) => {
    const read = () => readJson(fileOf(text), schema, 'Write it again.');
    expect(read).toThrow(join(folder, 'data.json'));
    expect(read).toThrow(reason);
    expect(read).toThrow('Write it again.');
  });

  test('builds: large data must have its fields, and is not copied', () => {
    const page = withFields<{ key: string; code: string }>('key', 'code');
    const whole = { key: 'a', code: 'b', other: 1 };
    expect(page.parse(whole)).toBe(whole);
    expect(() => page.parse({ key: 'a' })).toThrow('must be an object with key, code');
    expect(page.safeParse(null).success).toBe(false);
    expect(page.safeParse('text').success).toBe(false);
  });
});
