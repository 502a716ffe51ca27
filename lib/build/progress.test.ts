import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Progress } from '@/lib/build/progress.ts';

// The clock stands still unless a test moves it: what is printed depends on nothing else.
beforeEach(() => vi.useFakeTimers({ toFake: ['performance'], now: 10_000 }));
afterEach(() => vi.useRealTimers());

/** What is printed, on a terminal or elsewhere. */
function printed(isTTY: boolean, work: (progress: Progress) => void): string {
  let text = '';
  const stream: Partial<NodeJS.WriteStream> = {
    isTTY,
    write: (part: string | Uint8Array) => ((text += String(part)), true),
  };
  work(new Progress(stream as NodeJS.WriteStream));
  return text;
}

/** Counts to 20, half a second each. */
function count(progress: Progress): void {
  progress.stage('Rendering');
  for (let done = 1; done <= 20; done++) {
    vi.advanceTimersByTime(500);
    progress.count(done, 20);
  }
  progress.done('20 pages');
}

describe('elsewhere than on a terminal', () => {
  test('each stage is one line with its seconds and what it did', () => {
    const text = printed(false, (progress) => {
      progress.stage('Checking the sources');
      vi.advanceTimersByTime(1250);
      progress.done('12 documents');
      progress.stage('Contentlayer');
      progress.done();
    });
    expect(text).toMatch(
      /^Checking the sources\s+1\.3 s {2}12 documents\nContentlayer\s+0\.0 s\n$/,
    );
  });

  test('there are no control characters, and a line at most every five seconds', () => {
    const text = printed(false, count);
    expect(text).not.toMatch(/[\r\u001b]/u);
    const counts = text.split('\n').filter((line) => line.includes(' of 20 pages'));
    expect(counts.length).toBeGreaterThan(0);
    expect(counts.length).toBeLessThanOrEqual(2);
  });
});

describe('on a terminal', () => {
  test('the line of a stage is replaced by what it did', () => {
    const text = printed(true, (progress) => {
      progress.stage('Rendering');
      progress.done('3 pages');
    });
    expect(text).toMatch(/^Rendering …\r\u001b\[KRendering\s+0\.0 s {2}3 pages\n$/u);
  });

  test('the count goes on in one line', () => {
    const text = printed(true, count);
    expect(text).toContain('\r\u001b[KRendering … 2 of 20 pages, 1.0 s');
    expect(text.match(/\n/g)).toHaveLength(1);
  });
});

test('a new stage ends the one before', () => {
  const text = printed(false, (progress) => {
    progress.stage('One');
    progress.stage('Two');
    progress.done();
  });
  expect(text.split('\n').map((line) => line.split(' ')[0])).toEqual(['One', 'Two', '']);
});

test('nothing is printed without a stage', () => {
  const text = printed(false, (progress) => {
    progress.count(1, 2);
    progress.done('nothing');
  });
  expect(text).toBe('');
});

test('the total counts from the beginning', () => {
  const progress = new Progress();
  vi.advanceTimersByTime(61_500);
  expect(progress.total()).toBe('61.5');
});
