/**
 * Name of a document: its file without the extension. It never begins with a dot, see `openapi` of a
 * section.
 */
export const documentName = (file: string): string => file.replace(/\.(ya?ml|json)$/, '');

/**
 * Folder of published files. It is beside the data of documents, which is in folders of their names.
 */
export const PUBLISHED_FOLDER = '.public';
