import type { ColorMode } from './start-color-mode.ts';

/** A reader's choice; null is the system's setting or, where that is not asked, the configured mode. */
export type ColorModeChoice = ColorMode | null;

/**
 * The choice that a press on the switch makes: system → light → dark → system, or to and fro where the system is not asked.
 * @param shown the mode that a choice of null shows
 * @throws Error naming a mode that does not exist
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
 * The name of a choice in the interface's words.
 * @throws Error naming a mode that does not exist
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
