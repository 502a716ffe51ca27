import { collapseDuration } from '@/components/details/collapse-duration.ts';

const running = new WeakMap<HTMLElement, { open: boolean; cancel: () => void }>();

/** Whether the box is opening or closing; undefined without a running transition. */
export const slidingTo = (box: HTMLElement): boolean | undefined => running.get(box)?.open;

/**
 * Animates a displayed box from zero to its full height or back, then calls `settle`. A box in
 * transition reverses from its current height, and only the last call settles.
 */
export function slide(box: HTMLElement, open: boolean, settle: () => void): void {
  const before = running.get(box);
  const from = before || !open ? box.getBoundingClientRect().height : 0;
  before?.cancel();
  const full = box.scrollHeight;
  const duration = collapseDuration(full, matchMedia('(prefers-reduced-motion: reduce)').matches);
  const { style } = box;
  style.overflow = 'hidden';
  style.transition = 'none';
  style.height = `${from}px`;
  // Forces a layout, so that the transition starts here.
  box.getBoundingClientRect();
  style.transition = `height ${duration}ms ease-in-out`;
  style.height = open ? `${full}px` : '0px';

  const finish = () => {
    cancel();
    running.delete(box);
    for (const name of ['overflow', 'transition', 'height']) style.removeProperty(name);
    settle();
  };
  // Events of other properties, and of boxes inside this one, arrive here, too.
  const ended = (event: TransitionEvent) => {
    if (event.target === box && event.propertyName === 'height') finish();
  };
  box.addEventListener('transitionend', ended);
  // Equal heights and hidden boxes have no transition.
  const timer = setTimeout(finish, duration + 100);
  const cancel = () => {
    clearTimeout(timer);
    box.removeEventListener('transitionend', ended);
  };
  running.set(box, { open, cancel });
}
