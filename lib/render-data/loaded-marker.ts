/** Global variable that the file below sets. */
export const LOADED_MARKER = 'portalFilesLoaded';

/**
 * A small published script that only marks itself as loaded. As a deferred script, it runs before
 * the `load` event even on a slow connection.
 */
export const LOADED_FILE = { name: 'loaded.js', content: `window.${LOADED_MARKER}=true;\n` };
