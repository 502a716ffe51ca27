/** Keys that lead to the search, as they stand on the keyboard. */
export const shortcutLabel = (isMac: boolean): string => (isMac ? '⌘ K' : 'Ctrl K');

/** Whether these are the keys, and no others with them. */
export const isShortcut = (
  {
    key,
    ctrlKey,
    metaKey,
    shiftKey,
    altKey,
  }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
  isMac: boolean,
): boolean =>
  key.toLowerCase() === 'k' && !shiftKey && !altKey && metaKey === isMac && ctrlKey !== isMac;

/** Whether the reader sits at a Mac, or has an iPhone or iPad, where the browser tells. */
export function isMac(): boolean {
  const { userAgentData } = navigator as { userAgentData?: { platform?: string } };
  return /mac|iphone|ipad/i.test(userAgentData?.platform || navigator.platform);
}
