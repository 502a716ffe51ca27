/** Name that the file below gives itself in the browser's window. */
export const LOADED_MARKER = 'portalFilesLoaded';

/**
 * A file at the top of the site that says no more than that it has been loaded. A deferred script runs before the
 * document counts as read, however slow the line is; the application's own scripts are loaded independently of that.
 */
export const LOADED_FILE = { name: 'loaded.js', content: `window.${LOADED_MARKER}=true;\n` };
