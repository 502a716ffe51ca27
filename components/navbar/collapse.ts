import { collapseDuration } from '@/components/details/collapse-duration.ts';

const running = new WeakMap<HTMLElement, { open: boolean; cancel: () => void }>();

/** Whether the box is on its way to open or closed; undefined when it stands still. */
export const slidingTo = (box: HTMLElement): boolean | undefined => running.get(box)?.open;

/**
 * Lets a box, which must be displayed, grow from nothing to its height or shrink to nothing, then calls `settle`. A box
 * already on its way turns round where it is, and only the last call settles.
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
  // Reading the height makes the browser take the start for what it is: a change from here.
  box.getBoundingClientRect();
  style.transition = `height ${duration}ms ease-in-out`;
  style.height = open ? `${full}px` : '0px';

  const finish = () => {
    cancel();
    running.delete(box);
    for (const name of ['overflow', 'transition', 'height']) style.removeProperty(name);
    settle();
  };
  // Ends of other properties, and of boxes inside this one, arrive here too.
  const ended = (event: TransitionEvent) => {
    if (event.target === box && event.propertyName === 'height') finish();
  };
  box.addEventListener('transitionend', ended);
  // There is no transition between equal heights, nor in a box that is hidden meanwhile.
  const timer = setTimeout(finish, duration + 100);
  const cancel = () => {
    clearTimeout(timer);
    box.removeEventListener('transitionend', ended);
  };
  running.set(box, { open, cancel });
}
