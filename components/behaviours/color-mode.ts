import { announce } from '@/components/ui/live-region.tsx';
import { followStorage, removeStorage, writeStorage } from './storage.ts';

export type ColorMode = 'light' | 'dark';
/** A reader's choice; null is the system's setting or, where that is not asked, the configured mode. */
export type ColorModeChoice = ColorMode | null;

export interface ColorModeSettings {
  key: string;
  suffix: string;
  queryParameter: string;
  defaultMode: ColorMode;
  disableSwitch: boolean;
  respectPrefersColorScheme: boolean;
}

export const COLOR_MODE_KEY = 'theme';

/**
 * Sets the colour mode of `<html>`: `data-theme` is what is shown, `data-theme-choice` why. The address decides before
 * the store, the store before the system or the configured mode; without a switch only the last two count.
 * Runs inside the HTML before the first paint, so it uses nothing from outside its own body.
 */
export function startColorMode(window: Window, settings: ColorModeSettings): void {
  const { dataset } = window.document.documentElement;
  let choice: string | null = null;
  if (!settings.disableSwitch) {
    const asked = new URLSearchParams(window.location.search).get(settings.queryParameter);
    if (asked === 'light' || asked === 'dark') choice = asked;
  }
  try {
    const name = settings.key + settings.suffix;
    if (settings.disableSwitch) window.localStorage.removeItem(name);
    else choice = choice || window.localStorage.getItem(name);
  } catch {
    // A browser that keeps nothing has no earlier choice.
  }
  if (choice && choice !== 'dark') choice = 'light';
  const preset = settings.respectPrefersColorScheme ? (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light') : settings.defaultMode;
  dataset.theme = choice || preset;
  dataset.themeChoice = choice || (settings.respectPrefersColorScheme ? 'system' : settings.defaultMode);
}

/**
 * The choice that a press on the switch makes: system → light → dark → system, or to and fro where the system is not asked.
 * @param shown the mode that a choice of null shows
 * @throws Error naming a mode that does not exist
 */
export function nextChoice(choice: unknown, shown: ColorMode, respectSystem: boolean): ColorModeChoice {
  const known = checked(choice);
  if (!respectSystem) return (known ?? shown) === 'dark' ? 'light' : 'dark';
  return known === null ? 'light' : known === 'light' ? 'dark' : null;
}

/**
 * The name of a choice in the interface's words.
 * @throws Error naming a mode that does not exist
 */
export function choiceLabel(choice: unknown, words: { system: string; light: string; dark: string }): string {
  return words[checked(choice) ?? 'system'];
}

function checked(choice: unknown): ColorModeChoice {
  if (choice === null || choice === 'light' || choice === 'dark') return choice;
  throw new Error(`There is no colour mode “${String(choice)}”: it is light, dark, or null for the system's.`);
}

/**
 * Makes the switches of the page work, and follows the system and the browser's other tabs. Returns a function that
 * stops it.
 */
export function followColorMode(window: Window, settings: ColorModeSettings): () => void {
  const { document } = window;
  const { dataset } = document.documentElement;
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  const preset = (): ColorMode => (!settings.respectPrefersColorScheme ? settings.defaultMode : dark.matches ? 'dark' : 'light');
  let choice: ColorModeChoice = dataset.themeChoice === 'dark' || dataset.themeChoice === 'light' ? dataset.themeChoice : null;
  const apply = (next: ColorModeChoice): void => {
    choice = next;
    const before = dataset.theme;
    dataset.theme = choice ?? preset();
    dataset.themeChoice = choice ?? (settings.respectPrefersColorScheme ? 'system' : settings.defaultMode);
    for (const button of switches(document)) describe(button, choice ?? (settings.respectPrefersColorScheme ? null : settings.defaultMode));
    if (before !== dataset.theme) document.dispatchEvent(new Event('portal:theme'));
  };
  const controller = new AbortController();
  const { signal } = controller;
  document.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>('[data-color-mode-switch]') : null;
      if (!button) return;
      const next = nextChoice(choice, preset(), settings.respectPrefersColorScheme);
      if (next === null) removeStorage('local', settings.key);
      else writeStorage('local', settings.key, next);
      apply(next);
      announce(button.title);
    },
    { signal },
  );
  // A choice of the reader's own outlasts a change of the system.
  dark.addEventListener('change', () => choice === null && settings.respectPrefersColorScheme && apply(null), { signal });
  const stopStorage = settings.disableSwitch
    ? () => undefined
    : followStorage((key, value) => {
        if (key === settings.key) apply(value === null ? null : value === 'dark' ? 'dark' : 'light');
      });
  apply(choice);
  for (const button of switches(document)) button.disabled = false;
  return () => {
    controller.abort();
    stopStorage();
  };
}

const switches = (document: Document): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>('[data-color-mode-switch]')];

/** Names the action and the mode at hand; the words stand in the HTML. */
function describe(button: HTMLButtonElement, choice: ColorModeChoice): void {
  const { system = '', light = '', dark = '', action = '' } = button.dataset;
  const mode = choiceLabel(choice, { system, light, dark });
  button.title = mode;
  button.setAttribute('aria-label', action.replace('{mode}', mode));
}
