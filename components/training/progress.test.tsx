// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CourseCount } from './course-count.tsx';
import { CourseState } from './course-state.tsx';
import { DoneMark } from './done-mark.tsx';
import { ForgetAll } from './forget-all.tsx';
import { LessonDone } from './lesson-done.tsx';
import { forgetAll, keepDone, keepRight, keptText, readProgress } from './progress.ts';

const user = userEvent.setup();
const page = (
  <>
    <LessonDone
      course="boards"
      lesson="one"
      texts={['0 of 2 right', '1 of 2 right', '2 of 2 right']}
      words={{ finished: 'Finished', kept: 'Kept here.' }}
    />
    <DoneMark course="boards" lesson="one" word="Done:" />
    <CourseState
      course="boards"
      lessons={['one', 'two']}
      texts={['1 of 2 done', '2 of 2 done']}
      words={{ none: 'None done', remove: 'Remove', removed: 'Removed' }}
    />
  </>
);
const finished = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Finished' });
const isOff = (name: string) =>
  screen.getByText(name, { selector: 'button' }).closest('[data-off]') !== null;

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  forgetAll();
});

test('B145: a lesson marked as done shows on all parts of the page, and can be unmarked', async () => {
  render(page);
  expect(screen.getByText('None done')).toBeTruthy();
  expect(isOff('Remove')).toBe(true);
  await user.click(finished());
  expect(finished().checked).toBe(true);
  expect(screen.getByText('Done:')).toBeTruthy();
  expect(screen.getByText('1 of 2 done')).toBeTruthy();
  expect(isOff('Remove')).toBe(false);
  await user.click(finished());
  expect(screen.getByText('None done')).toBeTruthy();
});

test('B145: the number of questions answered right is said', () => {
  render(page);
  act(() => {
    keepRight('boards', 'one', 2);
    keepRight('boards', 'one', 2);
    // A question that the lesson no longer has.
    keepRight('boards', 'one', 7);
  });
  expect(screen.getByText('1 of 2 right')).toBeTruthy();
});

test('B145: the progress of a course can be removed; the place of the button keeps the focus', async () => {
  keepDone('boards', 'one', true);
  keepDone('other', 'one', true);
  render(page);
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(keptText('boards')).toBeNull();
  expect(keptText('other')).not.toBeNull();
  expect(document.activeElement?.textContent).toBe('None done');
});

test('B145: all progress can be removed, also of courses that the site no longer has', async () => {
  keepDone('boards', 'one', true);
  keepDone('gone', 'one', true);
  localStorage.setItem('theme', 'dark');
  render(
    <>
      <CourseCount course="boards" lessons={['one']} none="1 lesson" texts={['1 of 1 done']} />
      <ForgetAll
        courses={['boards']}
        words={{ kept: 'Kept.', remove: 'Remove all', removed: 'Removed' }}
      />
    </>,
  );
  expect(screen.getByText('1 of 1 done')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove all' }));
  expect(screen.getByText('1 lesson')).toBeTruthy();
  expect(
    Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index)),
  ).toEqual(['theme']);
});

test('B145: another tab’s progress shows at once', () => {
  render(page);
  const newValue = JSON.stringify({ one: { done: true, right: [] } });
  localStorage.setItem('course.boards', newValue);
  act(
    () =>
      void window.dispatchEvent(new StorageEvent('storage', { key: 'course.boards', newValue })),
  );
  expect(finished().checked).toBe(true);
});

test('B145: a browser that keeps nothing shows progress until the page is left', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(page);
  await user.click(finished());
  expect(screen.getByText('1 of 2 done')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(finished().checked).toBe(false);
});

describe('B145: a kept text that this site has not written says nothing', () => {
  test.each([null, '', 'x', 'null', '[]', '5', '{"one":5}', '{"one":{"done":1,"right":[]}}'])(
    '%s',
    (text) => {
      expect(readProgress(text)).toEqual(new Map());
    },
  );

  test('what is right in it counts', () => {
    expect(readProgress('{"one":5,"two":{"done":true,"right":[1]}}')).toEqual(
      new Map([['two', { done: true, right: [1] }]]),
    );
  });
});
