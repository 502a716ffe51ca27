// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isReduced, Zoomable } from './zoomable.tsx';

/** An image of 1,600 px that is shown at 700. */
const size = { natural: 1600, shown: 700 };
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(readonly callback: () => void) {}
      observe() {
        this.callback();
      }
      disconnect() {}
    },
  );
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockImplementation(
    () => size.natural,
  );
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(() => size.shown);
  // jsdom has the element without its methods.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Object.assign(size, { natural: 1600, shown: 700 });
});

const picture = (
  <Zoomable enlarge="Enlarge A drawing" label="A drawing" closeLabel="Close">
    <img src="/a.png" alt="A drawing" />
  </Zoomable>
);

test('B58: an image that is shown smaller than it is has a button, which shows it in a dialog with its name', async () => {
  render(picture);
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge A drawing' }));
  const dialog = screen.getByRole('dialog', { name: 'A drawing' });
  expect(dialog.querySelector('img')?.getAttribute('src')).toBe('/a.png');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('B58: an image at its full size or inside a link has no button', () => {
  size.shown = 1600;
  render(picture);
  expect(screen.queryByRole('button')).toBeNull();
  size.shown = 700;
  render(<a href="/b">{picture}</a>);
  expect(screen.queryByRole('button')).toBeNull();
});

test('B58: a pixel of rounding is none, and an image that is not shown is not reduced', () => {
  expect([isReduced(701, 700), isReduced(702, 700), isReduced(700, 0)]).toEqual([
    false,
    true,
    false,
  ]);
});

test('B58: without script there is the image alone', () => {
  expect(renderToStaticMarkup(picture)).toMatch(
    /<span class="[^"]*"><img src="\/a.png" alt="A drawing"\/><\/span>$/,
  );
});
