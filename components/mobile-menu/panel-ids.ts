/** Id of the panel with the navbar's items. */
export const MENU_ID = 'main-menu';

/** Id of the docs sidebar. On a narrow screen, the menu button opens it if the page has one. */
export const SIDEBAR_ID = 'docs-sidebar';
