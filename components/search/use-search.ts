import { useEffect, useRef, useState } from 'react';

export type SearchLoad<Loaded> =
  { status: 'idle' | 'loading' | 'failed' } | { status: 'ready'; search: Loaded };

/**
 * What is loaded when it is wanted: the function begins, and begins again after a failure; meanwhile, and when it is there, it does
 * nothing.
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
