// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CodeView } from './code-view.tsx';

const words = { copyCode: 'Copy code', copied: 'Copied', wrapCode: 'Word wrap' };
const code = <CodeView html={'<b>a</b> = 1\n'} language="python" title="a.py" words={words} />;

let resized: () => void;
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized = callback;
      }
      observe() {
        resized();
      }
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** As if the code were so wide in a block of 100 px. */
const width = (pixels: number) => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(pixels);
};

test('B57: word wrap is offered where code is wider than its block, and stays on offer while it is on', async () => {
  width(300);
  const { container } = render(code);
  const wrap = screen.getByRole('button', { name: 'Word wrap', pressed: false });
  await userEvent.click(wrap);
  width(100);
  resized();
  expect(screen.getByRole('button', { name: 'Word wrap', pressed: true })).toBeTruthy();
  expect(container.firstElementChild?.hasAttribute('data-wrapped')).toBe(true);
});

test('B57: code that fits has no such button', () => {
  width(101);
  render(code);
  expect(screen.queryByRole('button', { name: 'Word wrap' })).toBeNull();
});

test('B57: the text is copied without its markup and its last line end, and the button says so for a moment', async () => {
  const user = userEvent.setup();
  render(code);
  await user.click(screen.getByRole('button', { name: 'Copy code' }));
  expect(await navigator.clipboard.readText()).toBe('a = 1');
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Copy code' }, { timeout: 5000 })).toBeTruthy();
});

test('B57: without script the code can be read and scrolled to with the keyboard', () => {
  const html = renderToStaticMarkup(code);
  expect(html).toContain(
    '<pre tabindex="0" data-language="python"><code><b>a</b> = 1\n</code></pre>',
  );
});
