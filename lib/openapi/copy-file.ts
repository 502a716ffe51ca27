/** Name of the file with the text of a page's Markdown copy, beside the page's data. */
export const copyFile = (data: string): string => `${data}.copy.json`;
