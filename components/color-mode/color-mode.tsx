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
import { Listeners } from '@/components/storage/listeners.ts';
import { choiceLabel, nextChoice, type ColorModeChoice } from './color-mode-choice.ts';
import type { ColorMode, ColorModeSettings } from './start-color-mode.ts';

interface ColorModeWords {
  /** Label of the action, with `{mode}` in it. */
  action: string;
  system: string;
  light: string;
  dark: string;
}

interface Props {
  settings: ColorModeSettings;
  /** Of the switch; none where it is disabled, because they would be in every page. */
  words?: ColorModeWords;
  children: ReactNode;
}

const ColorModeContext = createContext<Omit<Props, 'children'> | undefined>(undefined);

const listeners = new Listeners();

/**
 * Provides the color mode. Its state is on `<html>`, where the styles and the inline script
 * (start-color-mode.ts) need it. Follows the system and other browser tabs.
 */
export function ColorModeProvider({ settings, words, children }: Props) {
  const value = useMemo(() => ({ settings, words }), [settings, words]);
  useEffect(() => {
    const dark = darkSystem();
    // The reader's own choice has precedence over a change of the system.
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

/**
 * The current mode, its name, and a function that selects the next one. Undefined when the switch
 * is disabled.
 */
export function useColorModeSwitch():
  { mode: string; label: string; next: () => void } | undefined {
  const context = useContext(ColorModeContext);
  const choice = useSyncExternalStore(listeners.subscribe, choiceNow, () => undefined);
  if (!context?.words || context.settings.disableSwitch) return undefined;
  const { settings, words } = context;
  // The server knows no reader's choice.
  const preset = settings.respectPrefersColorScheme ? null : settings.defaultMode;
  const mode = choiceLabel(choice === undefined ? preset : choice, words);
  return {
    mode,
    label: words.action.replace('{mode}', () => mode),
    next: () =>
      choose(
        nextChoice(choiceNow(), presetNow(settings), settings.respectPrefersColorScheme),
        settings,
      ),
  };
}

/** The mode that is shown (while a page is made: light), the reader's choice, and its setter. */
export function useColorModeChoice() {
  const settings = useContext(ColorModeContext)?.settings;
  const choice = useSyncExternalStore(listeners.subscribe, choiceNow, () => null);
  const mode = useSyncExternalStore(
    listeners.subscribe,
    () => choiceNow() ?? (settings ? presetNow(settings) : 'light'),
    () => 'light' as const,
  );
  return {
    mode,
    choice,
    choose: (chosen: ColorModeChoice): void => settings && choose(chosen, settings),
  };
}

function choose(chosen: ColorModeChoice, settings: ColorModeSettings): void {
  if (chosen === null) removeStorage('local', settings.key);
  else writeStorage('local', settings.key, chosen);
  // Works without storage, too.
  apply(chosen, settings);
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
  listeners.tell();
}
