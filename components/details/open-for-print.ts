/**
 * Opens all closed boxes of the page while it prints, for browsers without `::details-content`.
 * Returns a function that removes the listeners.
 */
export function openForPrint(window: Window): () => void {
  const opened = new Set<HTMLDetailsElement>();
  const controller = new AbortController();
  window.addEventListener(
    'beforeprint',
    () => {
      for (const details of window.document.querySelectorAll<HTMLDetailsElement>(
        'main details:not([open], [data-popup])',
      )) {
        details.open = true;
        opened.add(details);
      }
    },
    { signal: controller.signal },
  );
  window.addEventListener(
    'afterprint',
    () => {
      for (const details of opened) details.open = false;
      opened.clear();
    },
    { signal: controller.signal },
  );
  return () => controller.abort();
}
