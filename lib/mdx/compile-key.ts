import { createHash } from 'node:crypto';
import type { SiteComponentNames } from './component-names.ts';
import { importedFiles } from './imports/imported-files.ts';
import { isPlainMarkdown, type PageAbout } from './imports/page-about.ts';

/**
 * Fingerprint of everything that a compiled page depends on: its text, the files that it imports,
 * and the settings.
 */
export function compileKey(body: string, site: SiteComponentNames = [], about?: PageAbout): string {
  const { frontMatter, unknown, math, mathMacros, mathOptions, boxes, emoji, plugins, shownOn } =
    about ?? {};
  const given = [
    site === 'any' ? site : [...site].sort(),
    body,
    about ? importedFiles(body, about) : [],
    plugins || /\bfrontMatter\b/.test(body) ? frontMatter : undefined,
    unknown,
    math,
    math ? [mathMacros, mathOptions] : undefined,
    boxes,
    emoji,
    plugins,
    shownOn,
    about && isPlainMarkdown(about) ? 'md' : undefined,
  ];
  return createHash('sha256').update(JSON.stringify(given)).digest('hex').slice(0, 16);
}
