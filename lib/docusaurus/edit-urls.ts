import type { DocsInstance } from './docs-instances.ts';
import type { OwnFunction } from './own-function.ts';

interface EditedFolder {
  locale: string;
  /** Relative to the site. */
  from: string;
  /** Below `content/<locale>/`. */
  to: string;
  /** The folder of which it holds translations. */
  translates?: string;
  versionName: string;
}

/**
 * The addresses at which the texts of each folder can be edited, by the folder below `content/`. A
 * function is asked about a document of each folder; an address that does not end with the path of
 * the document is reported and left out.
 */
export function editUrls(
  instance: DocsInstance,
  folders: readonly EditedFolder[],
): Record<string, string> | undefined {
  const { editUrl } = instance;
  if (editUrl === undefined) return undefined;
  return Object.fromEntries(
    folders.flatMap((folder) => {
      const address =
        typeof editUrl === 'string'
          ? `${editUrl.replace(/\/$/, '')}/${editedFolder(instance, folder)}`
          : askedFor(editUrl, folder);
      // Documents may be in a folder beside that of the site.
      return address === undefined
        ? []
        : [[`${folder.locale}/${folder.to}`, resolved(address)] as const];
    }),
  );
}

function editedFolder(
  { path, editCurrentVersion, editLocalizedFiles }: DocsInstance,
  { from, translates }: EditedFolder,
): string {
  if (translates !== undefined && editLocalizedFiles)
    return editCurrentVersion ? from.replace(/[^/]+$/, 'current') : from;
  return editCurrentVersion ? path : (translates ?? from);
}

const DOCUMENT = 'folder/document.md';

function askedFor(
  editUrl: OwnFunction,
  { locale, from, translates, versionName }: EditedFolder,
): string | undefined {
  const given = {
    version: versionName,
    versionDocsDirPath: translates ?? from,
    docPath: DOCUMENT,
    permalink: `/${DOCUMENT.replace(/\.md$/, '')}`,
    locale,
  };
  let address: unknown = '';
  try {
    address = editUrl.call(given, from);
  } catch {
    // There is no such document.
  }
  if (address === undefined || address === null) return undefined;
  if (typeof address === 'string' && address.endsWith(`/${DOCUMENT}`))
    return address.slice(0, -DOCUMENT.length - 1);
  editUrl.warn(
    `\`editUrl\` gives no address that ends with \`docPath\` for the texts of ${from} (${locale}), so they have no link. Write it as a string, or \`custom_edit_url\` into the pages.`,
  );
  return undefined;
}

const resolved = (address: string): string =>
  address.includes('/../') && URL.canParse(address) ? new URL(address).href : address;
