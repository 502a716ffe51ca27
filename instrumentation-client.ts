import { publicHref } from '@/components/behaviours/base-path.ts';

/** Next calls this when a navigation begins; components/behaviours/page-transitions.tsx listens. */
export function onRouterTransitionStart(url: string, type: 'push' | 'replace' | 'traverse'): void {
  window.dispatchEvent(new CustomEvent('portal:navigate', { detail: { url: type === 'traverse' ? url : publicHref(url), type } }));
}
