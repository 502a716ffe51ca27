/** Raise it when files made by an older build cannot be read any more. */
export const INDEX_VERSION = 3;
