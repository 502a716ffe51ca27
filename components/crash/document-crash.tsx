'use client';

import { useEffect, useState } from 'react';
import { LOADED_AS_A_WHOLE, mayReload } from '@/components/crash/load-failure.ts';
import { pendingNavigation } from '@/components/navigation/pending-navigation.ts';
import { knownWords } from './known-words.ts';

/**
 * Takes the place of the whole document when an error comes from above our own boundaries: the data of a page was cut off, so Next cannot put
 * the page together. The address is the target's already, and a whole page brings its own data, so it is loaded, once for each path and
 * session; after that its failure is said.
 */
export function DocumentCrash({ error }: { error: Error }) {
  const [language] = useState(() =>
    typeof document === 'undefined' ? undefined : document.documentElement.lang,
  );
  const [stuck, setStuck] = useState(false);
  useEffect(() => {
    if (mayReload(location.pathname)) {
      // It has ended, here.
      pendingNavigation.end();
      console.warn(LOADED_AS_A_WHOLE, error);
      location.reload();
    } else {
      // What the browser remembers is known in the browser only.
      // eslint-disable-next-line react-hooks/set-state-in-effect
      setStuck(true);
    }
  }, [error]);
  const words = knownWords.get();
  return (
    <html lang={language}>
      <body>
        <main id="main">
          {stuck && !words && <a href={location.href}>{location.href}</a>}
          {/* Without styles of its own: Next's preview would load them with every page. */}
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
