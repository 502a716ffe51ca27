import { followStorage, readStorage, writeStorage } from '@/components/storage/storage.ts';
import { HIDDEN_SIDEBAR_KEY as KEY } from '@/components/first-paint/hidden-sidebar.ts';

/** The state is an attribute of `<html>`, because styles need it before the first paint. */
const show = (hidden: boolean) =>
  document.documentElement.toggleAttribute('data-sidebar-hidden', hidden);

/**
 * Applies the reader's stored choice, also when another tab changes it. Returns a function that
 * stops it.
 */
export function followHiddenSidebar(): () => void {
  show(readStorage('local', KEY) === 'true');
  return followStorage((key, value) => key === KEY && show(value === 'true'));
}

/** Hides or shows the sidebar, here and on later pages. */
export function hideSidebar(hidden: boolean): void {
  show(hidden);
  writeStorage('local', KEY, String(hidden));
}
