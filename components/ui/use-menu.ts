import { useState, type ComponentType } from 'react';
import type { MenuProps } from './menu.tsx';

/** The menu component, once loaded. */
let loaded: ComponentType<MenuProps> | undefined;

/** Loads the menu component on demand (29 KB). */
export function useMenu(): {
  Menu: ComponentType<MenuProps> | undefined;
  load: () => Promise<void>;
} {
  const [Menu, setMenu] = useState(() => loaded);
  const load = async () => {
    loaded ??= (await import('./menu.tsx')).Menu;
    setMenu(() => loaded);
  };
  return { Menu, load };
}
