/** Id of the panel with the navbar's items. */
export const MENU_ID = 'main-menu';

/** Id of the docs sidebar, which the menu button opens on a narrow screen when the page has one. */
export const SIDEBAR_ID = 'docs-sidebar';
