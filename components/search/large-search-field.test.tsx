// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { LargeSearchField } from './large-search-field.tsx';

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });

test('B4: a field of the address has its words, which the reader can change', async () => {
  history.replaceState(null, '', '/BSP/Flash_the-board');
  render(<LargeSearchField aria-label="Search" ofAddress />);
  expect(field().value).toBe('Flash the board');
  await userEvent.type(field(), ' again');
  expect(field().value).toBe('Flash the board again');
});

test.each([
  ['/BSP/Flash', '', ''],
  ['/404.html?missing=%2FBSP%2FRecovery%20mode%3Fa%3D1', 'ofAddress', 'Recovery mode'],
  ['/BSP/Flash?missing=%2F%2Fevil.example%2Fx', 'ofAddress', 'Flash'],
])('B4: at %s a field with “%s” has “%s” in it', (address, ofAddress, value) => {
  history.replaceState(null, '', address);
  render(<LargeSearchField aria-label="Search" ofAddress={ofAddress !== ''} />);
  expect(field().value).toBe(value);
});

test('B4: without script the field is empty', () => {
  history.replaceState(null, '', '/BSP/Flash');
  expect(renderToString(<LargeSearchField aria-label="Search" ofAddress />)).toContain('value=""');
});
