/**
 * Number prefixes by the rules of Docusaurus: `01-intro`, `2. setup`, but not dates and versions
 * (`2021-11-foo`, `7.0-foo`).
 */
const NUMBER_PREFIX = /^(?<number>\d+)\s*[-_.]+\s*(?<rest>[^-_.\s].*)$/;
const DATE_OR_VERSION = /^\d+[-_.]\d+/;

/** A name of a file or folder, apart from its sorting number. */
export interface SplitName {
  position?: number;
  name: string;
}

/** See `numberPrefixes` of a section. */
export type NumberPrefixes = boolean | Readonly<Record<string, SplitName>>;

/** Splits a name as the section has it. */
export function splitName(fileName: string, prefixes: NumberPrefixes = true): SplitName {
  if (prefixes === true) return splitNumberPrefix(fileName);
  const own = prefixes !== false && Object.hasOwn(prefixes, fileName) && prefixes[fileName];
  return own || { name: fileName };
}

/**
 * Splits a file or folder name into its sorting number and the name that goes into ids and paths.
 */
export function splitNumberPrefix(fileName: string): SplitName {
  if (DATE_OR_VERSION.test(fileName)) return { name: fileName };
  const { number, rest } = NUMBER_PREFIX.exec(fileName)?.groups ?? {};
  return number === undefined || rest === undefined
    ? { name: fileName }
    : { position: Number(number), name: rest };
}

/** `weda/docs/guide` → `weda`. */
export const firstSegment = (path: string): string => path.replace(/\/.*$/s, '');

/** `weda/docs/guide` → `guide`. */
export const lastSegment = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** `weda/docs/guide` → `weda/docs`; '' at the top. */
export const parentFolder = (folder: string): string =>
  folder.slice(0, Math.max(0, folder.lastIndexOf('/')));

export const joinFolder = (folder: string, name: string): string =>
  folder === '' ? name : `${folder}/${name}`;

/** A file that is the page of its folder: `index`, `README` or the folder's own name. */
export function isFolderPage(name: string, folder: string | undefined): boolean {
  const lower = name.toLowerCase();
  return lower === 'index' || lower === 'readme' || lower === folder?.toLowerCase();
}

/**
 * The slug of a tag. Words, numbers and changes of case become parts joined by hyphens:
 * `MIC-711-OX4A1` becomes `mic-711-ox-4-a-1`, `QNN SDK` becomes `qnn-sdk`. Accents are dropped,
 * other scripts are kept. `C`, `C++` and `C#` become `c`, `c-plus-plus` and `c-sharp`. A label without
 * words is its own slug, decoded as every path of the model.
 */
export function tagSlug(label: string): string {
  const plain = label
    .normalize('NFKD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFKC');
  const spoken = plain.replace(/\+/g, ' plus ').replace(/(?<=\p{L})#/gu, ' sharp ');
  const parts =
    spoken.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|[\p{Lo}\p{Lm}\p{M}]+|\p{N}+/gu) ?? [];
  return parts.join('-').toLowerCase() || label.replace(/[./\\]/g, '-');
}
