'use client';

import { useEffect, useState } from 'react';
import { LOADED_AS_A_WHOLE, mayReload } from './load-failure.ts';
import { pendingNavigation } from '@/components/navigation/pending-navigation.ts';
import { knownWords } from './known-words.ts';

/**
 * Replaces the document after an error above our boundaries, such as truncated page data. The
 * address bar already shows the target, and a full page load does not need the data, so the target
 * is loaded once for each path and session. After that an error page is shown.
 */
export function DocumentCrash({ error }: { error: Error }) {
  const [language] = useState(() =>
    typeof document === 'undefined' ? undefined : document.documentElement.lang,
  );
  const [stuck, setStuck] = useState(false);
  useEffect(() => {
    if (!mayReload(location.pathname)) {
      const timer = setTimeout(() => setStuck(true));
      return () => clearTimeout(timer);
    }
    // The navigation has ended.
    pendingNavigation.end();
    console.warn(LOADED_AS_A_WHOLE, error);
    location.reload();
    return undefined;
  }, [error]);
  const words = knownWords.get();
  return (
    <html lang={language}>
      <body>
        <main id="main">
          {stuck && !words && <a href={location.href}>{location.href}</a>}
          {/* Inline styles: Next's preview would load a style sheet with every page. */}
          {stuck && words && (
            <div role="alert">
              <p>{words.loadFailed}</p>
              <button type="button" onClick={() => location.reload()}>
                {words.retry}
              </button>
            </div>
          )}
        </main>
      </body>
    </html>
  );
}
