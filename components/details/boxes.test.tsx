// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Boxes } from './boxes.tsx';
import { collapseDuration } from './collapse-duration.ts';

vi.mock('next/navigation', () => ({ usePathname: () => '/' }));

const scrollIntoView = vi.fn();
let reduced = false;
beforeEach(() => {
  reduced = false;
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
  Object.assign(Element.prototype, { scrollIntoView: scrollIntoView.mockClear() });
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(500);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

const page = () =>
  render(
    <main>
      <details data-testid="outer">
        <summary>More</summary>
        <div data-collapse="">
          <details data-testid="inner">
            <summary>Even more</summary>
            <div data-collapse="">
              <p id="deep">Deep</p>
            </div>
          </details>
        </div>
      </details>
      <Boxes />
    </main>,
  );
const box = (name: string) => screen.getByTestId<HTMLDetailsElement>(name);

test('B60: the styles get the duration of a box', () => {
  page();
  fireEvent.click(screen.getByText('More'));
  expect(box('outer').style.getPropertyValue('--slide')).toBe(`${collapseDuration(500)}ms`);
  reduced = true;
  fireEvent.click(screen.getByText('More'));
  expect(box('outer').style.getPropertyValue('--slide')).toBe('1ms');
  expect(box('inner').style.getPropertyValue('--slide')).toBe('');
});

test('B58: a double click on a summary selects nothing', () => {
  page();
  expect(fireEvent.mouseDown(screen.getByText('More'), { detail: 1 })).toBe(true);
  expect(fireEvent.mouseDown(screen.getByText('More'), { detail: 2 })).toBe(false);
});

test('B58: an address that points into closed boxes opens them, and goes there', () => {
  page();
  history.replaceState(null, '', '#deep');
  act(() => void window.dispatchEvent(new Event('hashchange')));
  expect([box('outer').open, box('inner').open]).toEqual([true, true]);
  expect(scrollIntoView).toHaveBeenCalledOnce();
});

test('B72 print: boxes are open for the print alone', () => {
  page();
  box('outer').open = true;
  fireEvent(window, new Event('beforeprint'));
  expect([box('outer').open, box('inner').open]).toEqual([true, true]);
  fireEvent(window, new Event('afterprint'));
  expect([box('outer').open, box('inner').open]).toEqual([true, false]);
});
