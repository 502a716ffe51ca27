/** Increase it when files of an older build can no longer be read. */
export const INDEX_VERSION = 4;
