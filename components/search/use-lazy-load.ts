import { useRef, useState } from 'react';

export type LazyLoad<Loaded> =
  { status: 'idle' | 'loading' | 'failed' } | { status: 'ready'; loaded: Loaded };

/**
 * Loads something when it is needed. The returned function starts loading, again after a failure;
 * otherwise it does nothing.
 */
export function useLazyLoad<Loaded>(load: () => Promise<Loaded>): [LazyLoad<Loaded>, () => void] {
  const [state, setState] = useState<LazyLoad<Loaded>>({ status: 'idle' });
  const status = useRef<LazyLoad<Loaded>['status']>('idle');
  const set = (next: LazyLoad<Loaded>) => {
    status.current = next.status;
    setState(next);
  };
  const begin = () => {
    if (status.current === 'loading' || status.current === 'ready') return;
    set({ status: 'loading' });
    load().then(
      (loaded) => set({ status: 'ready', loaded }),
      () => set({ status: 'failed' }),
    );
  };
  return [state, begin];
}
