'use client';

import { Content, Item, Portal, Root, Trigger } from '@radix-ui/react-dropdown-menu';
import {
  useEffect,
  useImperativeHandle,
  useRef,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';

/** An entry of a menu: a link or a button that can be chosen, or something that cannot. */
export type MenuEntryProps = { key: string; className?: string } & (
  { choice: ReactElement } | { content: ReactNode }
);

export interface MenuProps {
  /** Of the menu itself, for `aria-controls` of its label. */
  id: string;
  /** Id of the label, which names the menu. */
  labelId: string;
  /** The label: the menu hangs at it, and it gets the focus back. */
  trigger: HTMLElement;
  /** What the menu becomes part of, and whose presses are not outside: what stands outside every landmark is hard to find. */
  container: HTMLElement;
  entries: readonly MenuEntryProps[];
  className?: string;
  align: 'start' | 'end';
  /** Opened by a key or a screen reader: the first entry takes the focus. */
  byKey: boolean;
  onClose: () => void;
}

/** An open menu. Its label stands elsewhere, so that this code need not be there before the first menu opens. */
export function Menu({
  id,
  labelId,
  trigger,
  container,
  entries,
  className,
  align,
  byKey,
  onClose,
}: MenuProps) {
  const content = useRef<HTMLDivElement>(null);
  // The label gets the focus back, unless the reader has taken it elsewhere.
  const focusBack = useRef(true);

  useEffect(() => {
    // Radix waits with a touch until it has become a click.
    const touched = ({ target }: Event) => {
      if (
        !(target instanceof Node) ||
        content.current?.contains(target) ||
        container.contains(target)
      )
        return;
      focusBack.current = false;
      onClose();
    };
    document.addEventListener('touchstart', touched, { passive: true });
    return () => document.removeEventListener('touchstart', touched);
  }, [container, onClose]);

  return (
    <Root open modal={false} onOpenChange={(open) => !open && onClose()}>
      <Trigger asChild>
        <Standing element={trigger} />
      </Trigger>
      <Portal container={container}>
        <Content
          ref={content}
          id={id}
          aria-labelledby={labelId}
          className={className}
          align={align}
          sideOffset={12}
          collisionPadding={8}
          loop={false}
          onInteractOutside={(event) => {
            // The label closes its menu by its own click.
            if (event.target instanceof Node && container.contains(event.target))
              event.preventDefault();
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
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (focusBack.current) trigger.focus();
          }}
        >
          {entries.map((entry) =>
            'choice' in entry ? (
              <Item key={entry.key} asChild className={entry.className}>
                {entry.choice}
              </Item>
            ) : (
              <div key={entry.key} className={entry.className}>
                {entry.content}
              </div>
            ),
          )}
        </Content>
      </Portal>
      {byKey && <FirstFocus content={content} />}
    </Root>
  );
}

/** Puts the focus on the first entry, so that the arrow keys and a screen reader start there. */
function FirstFocus({ content }: { content: React.RefObject<HTMLDivElement | null> }) {
  useEffect(() => {
    // After Radix has put it on the menu itself.
    const frame = requestAnimationFrame(() =>
      content.current
        ?.querySelector<HTMLElement>('[role=menuitem]')
        ?.focus({ preventScroll: true }),
    );
    return () => cancelAnimationFrame(frame);
  }, [content]);
  return null;
}

/**
 * Stands for the label, which is rendered elsewhere: Radix hangs the menu at it. Its own trigger would open on the press, so that a screen
 * reader's click would do nothing.
 */
function Standing({ element, ref }: { element: HTMLElement; ref?: Ref<HTMLElement> }) {
  useImperativeHandle(ref, () => element, [element]);
  return null;
}
