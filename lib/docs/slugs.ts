/** `01-intro`, `2. setup`; but not dates and version numbers (`2021-11-foo`, `7.0-foo`): the rule of Docusaurus. */
const NUMBER_PREFIX = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/;
const DATE_LIKE = /^(\d{2}|\d{4})[-_.]\d{2}([-_.](\d{2}|\d{4}))?.*$/;
const VERSION_LIKE = /^\d+[-_.]\d+/;

/** Splits a file or folder name into its sorting number and the name that goes into ids and paths. */
export function splitNumberPrefix(name: string): { position?: number; name: string } {
  if (DATE_LIKE.test(name) || VERSION_LIKE.test(name)) return { name };
  const match = NUMBER_PREFIX.exec(name);
  return match ? { position: Number(match[1]), name: match[2]! } : { name };
}

/** `guide/01-intro.mdx` → `guide/01-intro`. */
export const withoutExtension = (file: string): string => file.replace(/\.mdx?$/, '');

/** A file that stands for its folder: `index`, `README` or the folder's own name. */
export function isFolderPage(name: string, folder: string | undefined): boolean {
  const lower = name.toLowerCase();
  return lower === 'index' || lower === 'readme' || lower === folder?.toLowerCase();
}

/**
 * The slug of a tag: words, numbers and changes of case become parts joined by hyphens, so that
 * `MIC-711-OX4A1` is `mic-711-ox-4-a-1` and `QNN SDK` is `qnn-sdk`. Accents are dropped, other scripts stay as they are;
 * `C`, `C++` and `C#` are `c`, `c-plus-plus` and `c-sharp`.
 */
export function tagSlug(label: string): string {
  const plain = label
    .normalize('NFKD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFKC');
  const spoken = plain.replace(/\+/g, ' plus ').replace(/(?<=\p{L})#/gu, ' sharp ');
  const parts =
    spoken.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|[\p{Lo}\p{Lm}\p{M}]+|\p{N}+/gu) ?? [];
  return parts.join('-').toLowerCase() || encodeURIComponent(label.toLowerCase());
}
