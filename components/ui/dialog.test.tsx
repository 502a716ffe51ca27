// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

// jsdom has the element without its methods.
const showModal = vi.fn(function (this: HTMLDialogElement) {
  this.open = true;
});
const close = vi.fn(function (this: HTMLDialogElement) {
  this.open = false;
});
beforeEach(() => {
  vi.clearAllMocks();
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
});
afterEach(cleanup);

const dialog = (open: boolean, onClose = () => undefined) => (
  <Dialog open={open} onClose={onClose} label="A wide drawing" closeLabel="Close">
    <p>Content</p>
  </Dialog>
);

test('B58: a dialog opens as a modal one with its name, and holds nothing while it is closed', () => {
  const { rerender } = render(dialog(false));
  expect(screen.queryByText('Content')).toBeNull();
  rerender(dialog(true));
  expect(screen.getByRole('dialog', { name: 'A wide drawing' }).textContent).toContain('Content');
  expect(showModal).toHaveBeenCalledOnce();
  rerender(dialog(false));
  expect(close).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('B58: the × and a press beside the content close it, a press on the content does not', async () => {
  const onClose = vi.fn();
  render(dialog(true, onClose));
  await userEvent.click(screen.getByText('Content'));
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getByRole('dialog'));
  expect(onClose).toHaveBeenCalledTimes(2);
});
