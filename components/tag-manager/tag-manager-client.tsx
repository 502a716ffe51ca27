'use client';

import { useEffect, useState, type ComponentType } from 'react';

/** Loads the tag manager when the page works already: only a site that has one loads any of this. */
export function TagManagerScripts({ containerId }: { containerId: string }) {
  const [Scripts, setScripts] = useState<ComponentType<{ containerId: string }>>();
  useEffect(() => {
    import('./tag-manager-scripts.tsx').then(
      ({ GoogleScripts }) => setScripts(() => GoogleScripts),
      // A page does not depend on being counted.
      () => undefined,
    );
  }, []);
  return Scripts && <Scripts containerId={containerId} />;
}
