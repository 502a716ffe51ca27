import type { ComponentProps } from 'react';
import { useHydrated } from '@/components/navigation/use-hydrated.ts';
import { BreakableLabel } from './breakable-label.tsx';

/** The name of a category without a page of its own. */
export function CategoryLabel({
  label,
  fixed,
  open,
  onToggle,
}: {
  label: string;
  fixed: boolean | undefined;
  open: boolean;
  onToggle: () => void;
}) {
  if (fixed) return <span>{label}</span>;
  return (
    <Toggle open={open} onClick={onToggle}>
      <BreakableLabel text={label} />
    </Toggle>
  );
}

/** A toggle button. Without script every list is open. */
export function Toggle({ open, ...rest }: { open: boolean } & ComponentProps<'button'>) {
  const works = useHydrated();
  return <button type="button" data-toggle="" aria-expanded={open || !works} {...rest} />;
}
