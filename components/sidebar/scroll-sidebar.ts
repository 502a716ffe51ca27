import { scrollToActive } from './scroll-to-active.ts';

// Stands behind the sidebar in the HTML, bundled by lib/build/inline-scripts.ts: an effect would come after the first paint.
scrollToActive(document);
