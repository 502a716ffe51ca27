import { useEffect } from 'react';

/**
 * Names the browser's tab after the results.
 * @param own the title that Next gives the page
 */
export function useResultsTitle(title: string, own: string): void {
  useEffect(() => {
    const name = () => {
      if (document.title === own && title !== own) document.title = title;
    };
    document.title = title;
    // Next sets the title once more when it hydrates the head, which may be later. Any other title
    // is that of the next page.
    const observer = new MutationObserver(name);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [title, own]);
}
