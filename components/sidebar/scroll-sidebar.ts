import { scrollToActive } from './scroll-to-active.ts';

// Inline script after the sidebar, bundled by lib/build/inline-scripts.ts. An effect would run only
// after the first paint.
scrollToActive(document);
