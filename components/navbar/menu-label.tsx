import { useNavbar } from './navbar-context.tsx';
import type { MenuItem } from './navbar-items-data.ts';
import { useMenuLabel } from './use-shown-entries.ts';

/** The text of a menu's button, with a hint for screen readers about what it chooses. */
export function MenuLabel({ menu }: { menu: MenuItem }) {
  const { words } = useNavbar();
  const label = useMenuLabel(menu);
  const hint =
    menu.kind === 'locales'
      ? words.language
      : menu.kind === 'versions'
        ? words.versions
        : undefined;
  return (
    <>
      {menu.kind === 'locales' && <LanguageIcon />}
      {hint !== undefined && <span className="sr-only">{hint}: </span>}
      <span>{label}</span>
    </>
  );
}

function LanguageIcon() {
  return (
    <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
      <path
        d="M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM2.3 10h15.4M10 2c2.2 2.2 3.2 5 3.2 8s-1 5.8-3.2 8c-2.2-2.2-3.2-5-3.2-8s1-5.8 3.2-8Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.3"
      />
    </svg>
  );
}
