import type { ComponentProps } from 'react';

/** A link that reports its address when it is clicked, instead of following it. */
export function fakeLink(pressed: (href: string) => void) {
  return function Link({
    onNavigate,
    ...props
  }: ComponentProps<'a'> & {
    href: string;
    prefetch?: unknown;
    onNavigate?: (event: { preventDefault: () => void }) => void;
  }) {
    const anchor = { ...props, prefetch: undefined };
    return (
      <a
        {...anchor}
        onClick={(event) => {
          props.onClick?.(event);
          if (event.defaultPrevented) return;
          event.preventDefault();
          onNavigate?.({ preventDefault: () => undefined });
          pressed(props.href);
        }}
      />
    );
  };
}
