// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ColorModeSwitch } from './color-mode-switch.tsx';
import { ColorModeProvider } from './color-mode.tsx';
import type { ColorModeSettings } from './start-color-mode.ts';

const words = { action: 'Switch (now {mode})', system: 'system', light: 'light', dark: 'dark' };
const settings: ColorModeSettings = {
  key: 'theme',
  suffix: '',
  queryParameter: 'theme',
  defaultMode: 'light',
  disableSwitch: false,
  respectPrefersColorScheme: true,
};
const page = (own: Partial<ColorModeSettings> = {}) => (
  <ColorModeProvider settings={{ ...settings, ...own }} words={words}>
    <ColorModeSwitch />
  </ColorModeProvider>
);
const { dataset } = document.documentElement;

/** The system's wish, and who hears when it changes. */
const system: { dark: boolean; tell: () => void } = { dark: false, tell: () => undefined };
beforeEach(() => {
  Object.assign(dataset, { theme: 'light', themeChoice: 'system' });
  vi.stubGlobal('matchMedia', () => ({
    matches: system.dark,
    addEventListener: (_: string, listener: () => void) => (system.tell = listener),
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  system.dark = false;
  vi.unstubAllGlobals();
});

test('B63: presses choose light, dark, and the system again; each is stored and announced', async () => {
  render(page());
  const button = screen.getByRole('button', { name: 'Switch (now system)' });
  const seen: unknown[] = [];
  for (let press = 0; press < 3; press++) {
    await userEvent.click(button);
    seen.push([
      dataset.theme,
      button.title,
      localStorage.getItem('theme'),
      screen.getByRole('status').textContent,
    ]);
  }
  expect(seen).toEqual([
    ['light', 'light', 'light', 'light'],
    ['dark', 'dark', 'dark', 'dark'],
    ['light', 'system', null, 'system'],
  ]);
});

test('B62: a change of the system is followed until the reader has chosen', async () => {
  render(page());
  system.dark = true;
  act(() => system.tell());
  expect(dataset.theme).toBe('dark');
  await userEvent.click(screen.getByRole('button'));
  system.dark = false;
  const { theme } = dataset;
  act(() => system.tell());
  expect(dataset.theme).toBe(theme);
});

test('B63: without script the switch is disabled, and where the configuration has none there is none', () => {
  expect(renderToStaticMarkup(page())).toContain('disabled=""');
  expect(renderToStaticMarkup(page({ disableSwitch: true }))).toBe('');
});
