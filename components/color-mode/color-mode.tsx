'use client';

import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { followStorage, removeStorage, writeStorage } from '@/components/storage/storage.ts';
import { choiceLabel, nextChoice, type ColorModeChoice } from './color-mode-choice.ts';
import type { ColorMode, ColorModeSettings } from './start-color-mode.ts';

interface ColorModeWords {
  /** What a press does, with `{mode}` in it. */
  action: string;
  system: string;
  light: string;
  dark: string;
}

interface Props {
  settings: ColorModeSettings;
  words: ColorModeWords;
  children: ReactNode;
}

const ColorModeContext = createContext<Omit<Props, 'children'> | undefined>(undefined);

const listeners = new Set<() => void>();

/**
 * What is shown and why stands at `<html>`, where the styles and the script before the first paint need it (start-color-mode.ts): there
 * it is kept. Follows the system and the browser's other tabs.
 */
export function ColorModeProvider({ settings, words, children }: Props) {
  const value = useMemo(() => ({ settings, words }), [settings, words]);
  useEffect(() => {
    const dark = darkSystem();
    // A choice of the reader's own outlasts a change of the system.
    const system = () => choiceNow() === null && apply(null, settings);
    dark.addEventListener('change', system);
    const stop = followStorage((key, stored) => {
      if (key === settings.key && !settings.disableSwitch)
        apply(stored === null ? null : stored === 'dark' ? 'dark' : 'light', settings);
    });
    return () => {
      dark.removeEventListener('change', system);
      stop();
    };
  }, [settings]);
  return <ColorModeContext value={value}>{children}</ColorModeContext>;
}

/** The switch: the mode at hand and its name, and what goes on to the next. Undefined where the configuration has none. */
export function useColorModeSwitch():
  { mode: string; label: string; next: () => void } | undefined {
  const context = useContext(ColorModeContext);
  const choice = useSyncExternalStore(subscribe, choiceNow, () => undefined);
  if (!context || context.settings.disableSwitch) return undefined;
  const { settings, words } = context;
  // The server knows no reader.
  const preset = settings.respectPrefersColorScheme ? null : settings.defaultMode;
  const mode = choiceLabel(choice === undefined ? preset : choice, words);
  return {
    mode,
    label: words.action.replace('{mode}', mode),
    next: () => {
      const chosen = nextChoice(
        choiceNow(),
        presetNow(settings),
        settings.respectPrefersColorScheme,
      );
      if (chosen === null) removeStorage('local', settings.key);
      else writeStorage('local', settings.key, chosen);
      // Also where the browser keeps nothing.
      apply(chosen, settings);
    },
  };
}

const html = (): HTMLElement => document.documentElement;
const darkSystem = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');
const presetNow = (settings: ColorModeSettings): ColorMode =>
  !settings.respectPrefersColorScheme
    ? settings.defaultMode
    : darkSystem().matches
      ? 'dark'
      : 'light';

function choiceNow(): ColorModeChoice {
  const { themeChoice } = html().dataset;
  return themeChoice === 'dark' || themeChoice === 'light' ? themeChoice : null;
}

function apply(choice: ColorModeChoice, settings: ColorModeSettings): void {
  const { dataset } = html();
  dataset.theme = choice ?? presetNow(settings);
  dataset.themeChoice =
    choice ?? (settings.respectPrefersColorScheme ? 'system' : settings.defaultMode);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
