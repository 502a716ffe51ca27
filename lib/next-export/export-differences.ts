import { API_ROUTE } from '@/lib/docs/section-route.ts';
import {
  FRAME_FILES,
  FULL_FILE,
  NEXT_FOLDER,
  NOT_FOUND,
  PAGE_FILES,
  TREE_FILE,
} from './export-names.ts';

/** A difference between an export and the known form. */
export interface ExportDifference {
  /** The first such file, relative to the export. */
  file: string;
  what: 'is missing' | 'is not known';
}

/** The expected content of an export: pages of these locales, and other files. */
export interface ExportContents {
  locales: readonly string[];
  /** Routes of `app/` that are files, and files that Next copies from `public/`. */
  ownFiles: ReadonlySet<string>;
}

/**
 * Compares the files of Next's export with the known form. Files with the same name count as one
 * difference.
 * @param files paths inside the export, with `/`
 */
export function exportDifferences(
  files: readonly string[],
  { locales, ownFiles }: ExportContents,
): ExportDifference[] {
  const differences = new Map<string, ExportDifference>();
  const note = (file: string, what: ExportDifference['what']) => {
    const kind = `${nameOf(file).replace(/^(?!__next).*(?=\.\w+$)/, '')} ${what}`;
    if (!differences.has(kind)) differences.set(kind, { file, what });
  };
  const there = new Set(files);
  const pages = new Set(
    files.flatMap((file) => (isPage(file, locales) ? [withoutEnding(file)] : [])),
  );
  for (const locale of locales) if (!pages.has(locale)) note(`${locale}.html`, 'is missing');
  for (const page of pages) {
    for (const file of [`${page}.txt`, ...neededIn(page).map((name) => `${page}/${name}`)])
      if (!there.has(file)) note(file, 'is missing');
  }
  for (const file of files) {
    if (ownFiles.has(file) || isNexts(file) || pages.has(withoutEnding(file))) continue;
    const folder = file.slice(0, -nameOf(file).length - 1);
    if (!pages.has(folder) || ![...neededIn(folder), ...FRAME_FILES].includes(nameOf(file)))
      note(file, 'is not known');
  }
  return [...differences.values()];
}

/** A locale's home page has no section. */
const kindOf = (page: string): keyof typeof PAGE_FILES => {
  const [, first] = page.split('/');
  return first === undefined ? 'home' : first === API_ROUTE ? 'api' : 'page';
};

/** The files that each page's folder must contain. */
const neededIn = (page: string): string[] => [TREE_FILE, FULL_FILE, PAGE_FILES[kindOf(page)]];

const isPage = (file: string, locales: readonly string[]): boolean =>
  locales.some(
    (locale) =>
      file === `${locale}.html` || (file.startsWith(`${locale}/`) && file.endsWith('.html')),
  );

const isNexts = (file: string): boolean =>
  [NEXT_FOLDER, ...NOT_FOUND].includes(file.split('/')[0] ?? '');

const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1);

const withoutEnding = (file: string): string => file.replace(/\.(html|txt)$/, '');
