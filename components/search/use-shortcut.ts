import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useBrowserValue } from '@/components/navigation/use-browser-value.ts';
import { isForInputMethod } from './composition.ts';
import { isMac, isShortcut, isSlash, shortcutLabel } from './shortcut.ts';

/** The label of the shortcut on the reader's keyboard; empty until hydration. */
export const useShortcutLabel = (): string => useBrowserValue(() => shortcutLabel(isMac()), '');

/**
 * The shortcut moves the focus to a field.
 * @param turned called when it has
 */
export function useShortcut(field: RefObject<HTMLInputElement | null>, turned: () => void): void {
  const said = useEffectEvent(turned);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isForInputMethod(event) || !(isShortcut(event, isMac()) || isSlash(event))) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
      said();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [field]);
}
