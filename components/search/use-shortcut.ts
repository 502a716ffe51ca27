import { useEffect, useSyncExternalStore, type RefObject } from 'react';
import { isForInputMethod } from './composition.ts';
import { isMac, isShortcut, shortcutLabel } from './shortcut.ts';

const never = () => () => undefined;

/** The label of the shortcut on the reader's keyboard; empty until hydration. */
export const useShortcutLabel = (): string =>
  useSyncExternalStore(
    never,
    () => shortcutLabel(isMac()),
    () => '',
  );

/** The shortcut moves the focus to a field. */
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
