'use client';

import { usePage } from './page-hooks.tsx';

/**
 * The sidebar of the page, or null. It is apart from the other hooks, because a page carries a whole
 * sidebar only for components that import this one.
 */
export const useDocsSidebar = () => usePage('useDocsSidebar').sidebar;
