// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useFieldOfAddress } from './use-field-of-address.ts';

const path = vi.hoisted(() => ({ name: '' }));
vi.mock('next/navigation', () => ({ usePathname: () => path.name }));

const Field = () => <input ref={useFieldOfAddress()} />;
const field = () => screen.getByRole<HTMLInputElement>('textbox');

/** Opens a page, the first time or by a navigation. */
function open(address: string, rerender?: (ui: React.ReactNode) => void) {
  history.replaceState(null, '', address);
  path.name = location.pathname;
  if (!rerender) return render(<Field />).rerender;
  rerender(<Field />);
  return rerender;
}

afterEach(cleanup);

test('B94: what was typed stays on the result that it led to, and the next page empties the field', () => {
  const rerender = open('/a');
  field().value = 'half a wor';
  open('/b?_highlight=half&_highlight=word', rerender);
  expect(field().value).toBe('half a wor');
  open('/c', rerender);
  expect(field().value).toBe('');
});

test('B94: what was typed stays on its page, and under the hands of a reader who is typing', () => {
  const rerender = open('/a');
  field().value = 'word';
  open('/a?x=1', rerender);
  expect(field().value).toBe('word');
  field().focus();
  open('/b', rerender);
  expect(field().value).toBe('word');
  field().blur();
  open('/c', rerender);
  expect(field().value).toBe('');
});

test('B95: the terms of the address are shown, also after Back', () => {
  const rerender = open('/a?_highlight=one&_highlight=two');
  expect(field().value).toBe('one two');
  open('/b', rerender);
  expect(field().value).toBe('');
  open('/a?_highlight=one&_highlight=two', rerender);
  expect(field().value).toBe('one two');
});
