// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
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

/** Two closed dialogs, each with a button that opens it. */
function TwoDialogs() {
  const [shown, setShown] = useState<number>();
  return [1, 2].map((number) => (
    <div key={number}>
      <button onClick={() => setShown(number)}>Open {number}</button>
      <Dialog
        open={shown === number}
        onClose={() => setShown(undefined)}
        label={`Dialog ${number}`}
        closeLabel="Close"
      >
        Content
      </Dialog>
    </div>
  ));
}

test('B38: Back closes an open dialog; closed by other means, it leaves no entry', async () => {
  history.replaceState({ place: 'page' }, '');
  render(<TwoDialogs />, { wrapper: StrictMode });
  const isAtPage = () => expect(history.state).toEqual({ place: 'page' });
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  await press('Open 2');
  expect(history.state).not.toEqual({ place: 'page' });
  history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  isAtPage();
  await press('Open 1');
  await press('Close');
  await waitFor(isAtPage);
  // Forward to the entry of a closed dialog leads back to the page.
  const popped = vi.fn();
  window.addEventListener('popstate', popped);
  history.forward();
  await waitFor(() => expect(popped).toHaveBeenCalledTimes(2));
  isAtPage();
  expect(screen.queryByRole('dialog')).toBeNull();
});
