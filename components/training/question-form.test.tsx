// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keptText } from './progress.ts';
import { QuestionForm, type QuestionProps } from './question-form.tsx';

const words: QuestionProps['words'] = {
  question: 'Question 2',
  hint: 'Choose.',
  check: 'Check',
  right: 'Right.',
  wrong: 'Not right.',
  none: 'Choose first.',
  answeredRight: 'Answered right',
  answer: 'Answer',
  rightAnswer: 'Right answer:',
};
const form = (props: Partial<QuestionProps> = {}) => (
  <QuestionForm
    id="q-2"
    number={2}
    course="boards"
    lesson="lesson-1"
    prompt="Which one?"
    choices={['One', 'Two', 'Three']}
    right={[1]}
    answer="Because."
    words={words}
    {...props}
  />
);
const user = userEvent.setup();
const status = () => screen.getByRole('status').textContent;
const check = () => user.click(screen.getByRole('button', { name: 'Check' }));
const details = () => document.querySelector('details')!;

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('B144: one right choice makes radio buttons, in a group named by the question', () => {
  render(form());
  const group = screen.getByRole('radiogroup', { name: 'Which one?' });
  expect(group.getAttribute('aria-describedby')).toBe('q-2:hint');
  expect(screen.getAllByRole('radio').map((box) => box.closest('label')?.textContent)).toEqual([
    'One',
    'Two',
    'Three',
  ]);
  expect(details().open).toBe(false);
});

test('B144: without a choice it asks for one, and the answer stays closed', async () => {
  render(form());
  await check();
  expect(status()).toBe('Choose first.');
  expect(details().open).toBe(false);
});

test('B144: a wrong choice is called wrong and opens the answer; another choice takes the verdict away', async () => {
  render(form());
  await user.click(screen.getByLabelText('Three'));
  await check();
  expect(status()).toBe('Not right.');
  expect(details().open).toBe(true);
  expect(details().textContent).toContain('Right answer:Two');
  expect(keptText('boards')).toBeNull();
  await user.click(screen.getByLabelText('Two'));
  expect(status()).toBe('');
  await check();
  expect(status()).toBe('Right.');
});

test('B144: with several right choices all of them and no other are needed', async () => {
  render(form({ right: [0, 2] }));
  expect(screen.getByRole('group', { name: 'Which one?' })).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'One' }));
  await check();
  expect(status()).toBe('Not right.');
  await user.click(screen.getByRole('checkbox', { name: 'Three' }));
  await check();
  expect(status()).toBe('Right.');
  await user.click(screen.getByRole('checkbox', { name: 'Two' }));
  await check();
  expect(status()).toBe('Not right.');
});

test('B145: a question answered right is kept with its lesson, and says so', async () => {
  render(form());
  const mark = screen.getByText('Answered right');
  expect(mark.hidden).toBe(true);
  await user.click(screen.getByLabelText('Two'));
  await check();
  expect(JSON.parse(keptText('boards')!)).toEqual({ 'lesson-1': { done: false, right: [2] } });
  expect(mark.hidden).toBe(false);
});

test('B145: outside a course nothing is kept', async () => {
  render(form({ course: undefined, lesson: undefined }));
  await user.click(screen.getByLabelText('Two'));
  await check();
  expect(status()).toBe('Right.');
  expect(localStorage).toHaveLength(0);
});
