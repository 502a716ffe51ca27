'use client';

import { Content, Item, Portal, Root, Trigger } from '@radix-ui/react-dropdown-menu';
import { useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef, type AnchorHTMLAttributes, type Ref } from 'react';
import { markOpen, menuEntries, type MenuEntry } from './menu-dom.ts';
import styles from './desktop-menu.module.css';

export interface DropdownMenuProps {
  /** The label, which stands in the HTML. */
  trigger: HTMLElement;
  /** Opened by a key or a screen reader: the first entry takes the focus. */
  byKey: boolean;
  onClose: () => void;
}

/**
 * An open menu: the entries of the plain one that stands beside its label in the HTML. The links are real ones, which the
 * document's listeners navigate as they do all others.
 */
export function DropdownMenu({ trigger, byKey, onClose }: DropdownMenuProps) {
  const menu = trigger.closest<HTMLElement>('[data-menu]');
  const entries = useMemo(() => menuEntries(menu), [menu]);
  const content = useRef<HTMLDivElement>(null);
  // Radix gives the focus back to the label; not when the reader has taken it elsewhere.
  const focusBack = useRef(true);

  useEffect(() => {
    // Radix waits with a touch until it has become a click.
    const touched = ({ target }: Event) => {
      if (target instanceof Node && !content.current?.contains(target) && !trigger.parentElement?.contains(target)) {
        focusBack.current = false;
        onClose();
      }
    };
    document.addEventListener('touchstart', touched, { passive: true });
    return () => document.removeEventListener('touchstart', touched);
  }, [trigger, onClose]);

  return (
    <Root open modal={false} onOpenChange={(open) => !open && onClose()}>
      <Trigger asChild>
        <Standing element={trigger} />
      </Trigger>
      <Portal>
        <Content
          ref={content}
          className={styles.list}
          align={menu?.dataset.menu === 'end' ? 'end' : 'start'}
          sideOffset={12}
          collisionPadding={8}
          loop={false}
          onInteractOutside={(event) => {
            // The label closes its menu by its own click.
            if (event.target instanceof Node && trigger.parentElement?.contains(event.target)) event.preventDefault();
            else focusBack.current = false;
          }}
          onKeyDownCapture={(event) => {
            if (event.key !== 'Tab') return;
            // A menu keeps the focus; Tab leaves this one, to what stands beside its label.
            event.stopPropagation();
            focusBack.current = false;
            trigger.focus();
            onClose();
          }}
          onCloseAutoFocus={(event) => !focusBack.current && event.preventDefault()}
        >
          {entries.map((entry, index) => (
            <Entry key={index} entry={entry} />
          ))}
        </Content>
      </Portal>
      {byKey && <FirstFocus content={content} />}
    </Root>
  );
}

function Entry({ entry }: { entry: MenuEntry }) {
  if (entry.attributes === undefined) return <div className={entry.className} dangerouslySetInnerHTML={{ __html: entry.html }} />;
  return (
    <Item asChild>
      <a {...(entry.attributes as AnchorHTMLAttributes<HTMLAnchorElement>)} className={entry.className} dangerouslySetInnerHTML={{ __html: entry.html }} />
    </Item>
  );
}

/** Puts the focus on the first entry, so that the arrow keys and a screen reader start there. */
function FirstFocus({ content }: { content: React.RefObject<HTMLDivElement | null> }) {
  useEffect(() => {
    // After Radix has put it on the menu itself.
    const frame = requestAnimationFrame(() => content.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [content]);
  return null;
}

interface StandingProps {
  element: HTMLElement;
  ref?: Ref<HTMLElement>;
  id?: string;
  'aria-controls'?: string;
}

/** Stands for an element that is in the document already: gives it to Radix, and takes over the attributes that say that it is open. */
function Standing({ element, ref, id, 'aria-controls': controls }: StandingProps) {
  useImperativeHandle(ref, () => element, [element]);
  useLayoutEffect(() => markOpen(element, id, controls), [element, id, controls]);
  return null;
}
