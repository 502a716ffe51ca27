'use client';

import { useEffect, useState, type ComponentType } from 'react';

/** Loads the tag manager after hydration. Only a site with a tag manager loads this code. */
export function TagManagerScripts({ containerId }: { containerId: string }) {
  const [Scripts, setScripts] = useState<ComponentType<{ containerId: string }>>();
  useEffect(() => {
    import('./tag-manager-scripts.tsx').then(
      ({ GoogleScripts }) => setScripts(() => GoogleScripts),
      // A crash here must not affect the page.
      () => undefined,
    );
  }, []);
  return Scripts && <Scripts containerId={containerId} />;
}
