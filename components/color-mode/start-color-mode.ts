export type ColorMode = 'light' | 'dark';

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
 * Sets the color mode of `<html>`: `data-theme` is the mode, `data-theme-choice` its origin.
 * Precedence: query parameter, stored choice, then the system's or the configured mode. Without a
 * switch only the last two count.
 * Runs before the first paint (components/first-paint/before-paint.ts).
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
    // Without storage there is no earlier choice.
  }
  if (choice && choice !== 'dark') choice = 'light';
  const preset = settings.respectPrefersColorScheme
    ? window.matchMedia('(prefers-color-scheme: dark)').matches
      ? 'dark'
      : 'light'
    : settings.defaultMode;
  dataset.theme = choice || preset;
  dataset.themeChoice =
    choice || (settings.respectPrefersColorScheme ? 'system' : settings.defaultMode);
}
