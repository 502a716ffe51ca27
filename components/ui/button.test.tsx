// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

afterEach(cleanup);

test('a button works with mouse and keys, and does not submit a form by default', async () => {
  const press = vi.fn();
  render(<Button onClick={press}>Retry</Button>);
  const button = screen.getByRole('button', { name: 'Retry' });
  await userEvent.click(button);
  await userEvent.keyboard('{Enter} ');
  expect(press).toHaveBeenCalledTimes(3);
  expect(button.getAttribute('type')).toBe('button');
});

test('an icon button is named by its label', () => {
  render(
    <IconButton label="Close">
      <svg aria-hidden="true" />
    </IconButton>,
  );
  expect(screen.getByRole('button', { name: 'Close' }).title).toBe('Close');
});
