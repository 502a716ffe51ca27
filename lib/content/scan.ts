import { existsSync, readdirSync, type Dirent } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { documentFiles } from '@/lib/openapi/document-files.ts';
import { isFile } from '@/lib/site/file-inside.ts';
import { CATEGORY_FILE } from './category-file.ts';
import type { Problem } from './problem.ts';
import { splitLocale } from './source-tree.ts';
import { TAGS_FILE } from './tags-file.ts';

/**
 * The files below `content/` by kind, as sorted paths relative to `content/` with forward slashes.
 */
export interface ContentFiles {
  documents: string[];
  categories: string[];
  training: string[];
  tagFiles: string[];
  /** File names in `openapi/`, which is beside `content/`. */
  apis: string[];
  problems: Problem[];
}

const DOCUMENT = /\.mdx?$/;
/** Files that are read; others are only shown or published. */
const TEXT = /\.(mdx?|ya?ml|json)$/;
const TRAINING = /^[^/]+\/training\.ya?ml$/;
const HIDDEN = /(^|\/)\./;
/** Files that pages import, and tests: as in Docusaurus, no pages are made of them. */
const NO_PAGE = /(^|\/)_|(^|\/)__tests__\/|\.test\.mdx?$/;

/** Whether a page is made of a file. */
export const isDocument = (file: string): boolean => DOCUMENT.test(file) && !NO_PAGE.test(file);

/**
 * Lists the files of the content folder and reports those that do not belong there. `content` is
 * absolute.
 */
export function scanContent(content: string, locales: readonly string[]): ContentFiles {
  const files: ContentFiles = {
    documents: [],
    categories: [],
    training: [],
    tagFiles: [],
    apis: documentFiles(join(dirname(content), 'openapi')),
    problems: [],
  };
  let entries: Dirent[];
  try {
    entries = readdirSync(content, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() || entry.isSymbolicLink(),
    );
  } catch {
    files.problems.push({
      file: 'content',
      severity: 'error',
      message:
        'The site folder has no `content/` folder. Put the pages in `content/<locale>/<section>/`.',
    });
    return files;
  }
  const unknownLocales = new Set<string>();
  const names = new Map(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const isBroken = entry.isSymbolicLink() && !isFile(path);
      return [relative(content, path).split(sep).join('/'), isBroken];
    }),
  );
  for (const file of [...names.keys()].filter((name) => !HIDDEN.test(name)).sort()) {
    if (!file.includes('/')) {
      if (DOCUMENT.test(file))
        files.problems.push({
          file: `content/${file}`,
          severity: 'error',
          message: `belongs into a folder of a locale (${locales.join(', ')}).`,
        });
      continue;
    }
    const { locale } = splitLocale(file);
    if (!locales.includes(locale)) unknownLocales.add(locale);
    else if (names.get(file)) files.problems.push(linkProblem(content, file));
    else if (DOCUMENT.test(file)) {
      if (!NO_PAGE.test(file)) files.documents.push(file);
    } else if (CATEGORY_FILE.test(file)) files.categories.push(file);
    else if (TRAINING.test(file)) files.training.push(file);
    else if (TAGS_FILE.test(file)) files.tagFiles.push(file);
  }
  for (const locale of unknownLocales) {
    files.problems.push({
      file: `content/${locale}`,
      severity: 'error',
      message: `"${locale}" is not a configured locale (${locales.join(', ')}). Add it to \`locales\` in site.config.ts, or move the folder away.`,
    });
  }
  return files;
}

/** A link that leads to no file: without a word, what is there would be missing from the site. */
const linkProblem = (content: string, file: string): Problem =>
  existsSync(join(content, file))
    ? {
        file: `content/${file}`,
        severity: 'warning',
        message:
          'is a link to a folder, and links to folders are not followed. Put the folder there, or a link to each of its files.',
      }
    : {
        file: `content/${file}`,
        severity: TEXT.test(file) ? 'error' : 'warning',
        message:
          'is a link to a file that is not there. Correct the link, or delete it. If the file of a Docusaurus site has just been deleted, start the preview again.',
      };
