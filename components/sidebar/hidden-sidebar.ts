import { followStorage, readStorage, writeStorage } from '@/components/storage/storage.ts';
import { HIDDEN_SIDEBAR_KEY as KEY } from '@/components/first-paint/hidden-sidebar.ts';

/** The state is an attribute of `<html>`, because the styles need it before the first paint. */
const show = (hidden: boolean) =>
  document.documentElement.toggleAttribute('data-sidebar-hidden', hidden);

/** Shows the sidebar as the reader has left it, here or in another browser tab. Returns a function that stops it. */
export function followHiddenSidebar(): () => void {
  show(readStorage('local', KEY) === 'true');
  return followStorage((key, value) => key === KEY && show(value === 'true'));
}

/** Hides the sidebar, or shows it again, here and on pages to come. */
export function hideSidebar(hidden: boolean): void {
  show(hidden);
  writeStorage('local', KEY, String(hidden));
}
