import { useEffect, useSyncExternalStore, type RefObject } from 'react';
import { isForInputMethod } from './composition.ts';
import { isMac, isShortcut, shortcutLabel } from './shortcut.ts';

const never = () => () => undefined;

/** The keys that lead to the search, as they stand on the reader's keyboard; nothing until the page is alive. */
export const useShortcutLabel = (): string =>
  useSyncExternalStore(
    never,
    () => shortcutLabel(isMac()),
    () => '',
  );

/** Leads these keys to a field, wherever the focus is. */
export function useShortcut(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isForInputMethod(event) || !isShortcut(event, isMac())) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [field]);
}
