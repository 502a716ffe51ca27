/**
 * Name of a folder of a Docusaurus site below `content/<locale>/`: the same as in the site, so that
 * places are known again. No pages are made of files below a folder whose name begins with `_`; the
 * folder of the documents itself may have such a name.
 */
export const contentName = (folder: string): string =>
  folder.replaceAll('..', 'outside').replace(/(^|\/)_/g, '$1from_');
