import { useEffect, useRef, useState } from 'react';

export type SearchLoad<Loaded> =
  { status: 'idle' | 'loading' | 'failed' } | { status: 'ready'; search: Loaded };

/**
 * Loads something when it is needed. The returned function starts loading, again after a failure;
 * otherwise it does nothing.
 */
export function useSearch<Loaded>(load: () => Promise<Loaded>): [SearchLoad<Loaded>, () => void] {
  const [state, setState] = useState<SearchLoad<Loaded>>({ status: 'idle' });
  const status = useRef<SearchLoad<Loaded>['status']>('idle');
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => void (isGone.current = true);
  }, []);
  const set = (next: SearchLoad<Loaded>) => {
    if (isGone.current) return;
    status.current = next.status;
    setState(next);
  };
  const begin = () => {
    if (status.current === 'loading' || status.current === 'ready') return;
    set({ status: 'loading' });
    load().then(
      (search) => set({ status: 'ready', search }),
      () => set({ status: 'failed' }),
    );
  };
  return [state, begin];
}
