'use client';

import { Content, Item, Portal, Root, Trigger } from '@radix-ui/react-dropdown-menu';
import {
  useEffect,
  useImperativeHandle,
  useRef,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';

/** A menu entry: a link or button that can be chosen, or static content. */
export type MenuEntryProps = { key: string; className?: string } & (
  { choice: ReactElement } | { content: ReactNode }
);

export interface MenuProps {
  /** Id of the menu, for `aria-controls`. */
  id: string;
  /** Id of the label, which names the menu. */
  labelId: string;
  /** The label, which anchors the menu and gets the focus back. */
  trigger: HTMLElement;
  /** The container of the menu, whose clicks do not close it. It must be inside a landmark. */
  container: HTMLElement;
  entries: readonly MenuEntryProps[];
  className?: string;
  align: 'start' | 'end';
  /** Opened by a key or a screen reader: the first entry gets the focus. */
  byKey: boolean;
  onClose: () => void;
}

/**
 * An open menu. Its label is rendered elsewhere, so that this code loads only when a menu opens.
 */
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
  // The label gets the focus back, unless the reader has moved it.
  const focusBack = useRef(true);

  useEffect(() => {
    // Radix waits until a touch becomes a click.
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
            // The label's own click closes the menu.
            if (event.target instanceof Node && container.contains(event.target))
              event.preventDefault();
            else focusBack.current = false;
          }}
          onKeyDownCapture={(event) => {
            if (event.key !== 'Tab') return;
            // Radix keeps Tab inside the menu. Here it leaves the menu, from the label on.
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

/** Focuses the first entry, from where arrow keys and screen readers start. */
function FirstFocus({ content }: { content: RefObject<HTMLDivElement | null> }) {
  useEffect(() => {
    // After Radix has focused the menu itself.
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
 * The anchor for Radix, in place of the label, which is rendered elsewhere. Radix' own trigger
 * opens on pointer down, so a screen reader's click would do nothing.
 */
function Standing({ element, ref }: { element: HTMLElement; ref?: Ref<HTMLElement> }) {
  useImperativeHandle(ref, () => element, [element]);
  return null;
}
