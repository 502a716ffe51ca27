import type { ComponentProps } from 'react';

/** A link that tells what it was pressed for, instead of going there. */
export function fakeLink(pressed: (href: string) => void) {
  return function Link({
    onNavigate,
    ...props
  }: ComponentProps<'a'> & {
    href: string;
    prefetch?: unknown;
    onNavigate?: (event: { preventDefault: () => void }) => void;
  }) {
    const { prefetch, ...rest } = props;
    void prefetch;
    return (
      <a
        {...rest}
        onClick={(event) => {
          event.preventDefault();
          onNavigate?.({ preventDefault: () => undefined });
          pressed(props.href);
        }}
      />
    );
  };
}
