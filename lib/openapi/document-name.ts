/** Name of a document: its file without the extension. */
export const documentName = (file: string): string => file.replace(/\.(ya?ml|json)$/, '');
