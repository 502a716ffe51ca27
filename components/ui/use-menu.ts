import { useState, type ComponentType } from 'react';
import type { MenuProps } from './menu.tsx';

/** The code of menus, once it has been loaded. */
let loaded: ComponentType<MenuProps> | undefined;

/** The menu's component, which is loaded when a reader comes near a menu: it is 29 KB that a page can be read without. */
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
