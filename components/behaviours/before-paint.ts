import { restoreHiddenSidebar } from './hide-sidebar.ts';
import { markNavbar } from './navbar-marks.ts';
import { markActive, placeUnlisted } from './sidebar.ts';

/**
 * Scripts that run while the HTML is being read, before anything is painted. Their text is the same on every page.
 * The first tells the styles that script works; the second, right behind the sidebar, marks the page at hand; the third
 * does so behind the navbar.
 */
export const BEFORE_PAINT = 'document.documentElement.dataset.js=""';

/** `markActive` is written so that its source stands alone. */
export const MARK_ACTIVE = `(${markActive.toString()})(document)`;

/** Before the sidebar, where it can be hidden: so does the source of `restoreHiddenSidebar`. */
export const RESTORE_HIDDEN_SIDEBAR = `(${restoreHiddenSidebar.toString()})(document)`;

/** On an unlisted page, behind its own entry of the sidebar. */
export const MARK_UNLISTED = `(${placeUnlisted.toString()})(document);${MARK_ACTIVE}`;
/** So is `markNavbar`; what the browser refuses to tell counts for nothing here, and is told once the page has loaded. */
export const MARK_NAVBAR = `(${markNavbar.toString()})(document,(key)=>{try{return localStorage.getItem(key)}catch{return null}})`;
