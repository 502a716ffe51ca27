import type { HTMLAttributes, MouseEvent, RefCallback } from 'react';
import { Chevron } from '@/components/ui/chevron.tsx';
import styles from './desktop-menu.module.css';
import { MenuLabel } from './menu-label.tsx';
import { useNavbar } from './navbar-context.tsx';
import type { MenuItem } from './navbar-items-data.ts';
import { NavLink } from './nav-link.tsx';

/** What makes the label of a menu its trigger. */
export type TriggerProps = Pick<
  HTMLAttributes<HTMLElement>,
  'id' | 'aria-haspopup' | 'aria-expanded' | 'aria-controls' | 'onKeyDown'
>;

interface Props {
  menu: MenuItem;
  /** Gets the button or the link. */
  ref: RefCallback<HTMLElement>;
  trigger: TriggerProps;
  onPress: (event: MouseEvent) => void;
}

/** The label of a menu that opens it: a button, or a link with a button beside it. */
export function MenuTrigger({ menu, ref, trigger, onPress }: Props) {
  const { words } = useNavbar();
  if (!menu.own)
    return (
      <button
        type="button"
        ref={ref}
        className={styles.top}
        {...trigger}
        onClick={onPress}
        data-menu-trigger=""
      >
        <MenuLabel menu={menu} />
        <Chevron />
      </button>
    );
  return (
    <>
      <NavLink
        link={menu.own}
        ref={ref}
        className={`${styles.top} ${styles.own}`}
        role="button"
        {...trigger}
        data-menu-trigger=""
      >
        <MenuLabel menu={menu} />
      </NavLink>
      {/* For the pointer only: the label is a link. By keyboard, the label opens the menu. */}
      <button
        type="button"
        className={styles.caret}
        tabIndex={-1}
        aria-label={words.expand}
        onClick={onPress}
      >
        <Chevron />
      </button>
    </>
  );
}
