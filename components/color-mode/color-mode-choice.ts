import type { ColorMode } from './start-color-mode.ts';

/**
 * A reader's choice. Null means the system's mode or, if the site ignores the system, the
 * configured mode.
 */
export type ColorModeChoice = ColorMode | null;

/**
 * The choice after the switch is pressed: system → light → dark → system, or only light ↔ dark if
 * the site ignores the system.
 * @param shown the mode that a choice of null shows
 * @throws for an unknown mode, which the message names
 */
export function nextChoice(
  choice: unknown,
  shown: ColorMode,
  respectSystem: boolean,
): ColorModeChoice {
  const known = checked(choice);
  if (!respectSystem) return (known ?? shown) === 'dark' ? 'light' : 'dark';
  return known === null ? 'light' : known === 'light' ? 'dark' : null;
}

/**
 * The localized name of a choice.
 * @throws for an unknown mode, which the message names
 */
export function choiceLabel(
  choice: unknown,
  words: { system: string; light: string; dark: string },
): string {
  return words[checked(choice) ?? 'system'];
}

function checked(choice: unknown): ColorModeChoice {
  if (choice === null || choice === 'light' || choice === 'dark') return choice;
  throw new Error(
    `There is no color mode “${typeof choice === 'string' ? choice : JSON.stringify(choice)}”: use light, dark, or null for the system's.`,
  );
}
