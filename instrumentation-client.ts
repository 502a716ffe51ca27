import { pendingNavigation } from '@/components/navigation/pending-navigation.ts';

/** Next calls this when a navigation starts. */
export const onRouterTransitionStart = pendingNavigation.begin;
