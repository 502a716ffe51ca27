import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseSource } from '@/lib/content/parse-source.ts';
import type { SiteComponentNames } from '../component-names.ts';
import { importedFiles } from './imported-files.ts';
import { isPlainMarkdown, type CompiledPart, type PageAbout } from './page-about.ts';

type CompileText = (
  body: string,
  file: string,
  site: SiteComponentNames,
  about: PageAbout,
) => Promise<Omit<CompiledPart, 'frontMatter'>>;

/**
 * Gives a page the function that compiles the texts that it imports. Those that have not changed
 * are compiled once.
 */
export function compiledParts(compile: CompileText) {
  const kept = new Map<string, Promise<CompiledPart>>();
  return (about: PageAbout, site: SiteComponentNames) =>
    async (path: string): Promise<CompiledPart> => {
      const above = [...(about.above ?? []), about.path];
      if (above.includes(path)) throw new Error('the file imports itself, or one that imports it.');
      const file = relative(about.site, path);
      const page = about.shownOn ?? about.path;
      const { data: frontMatter, body } = parseSource(readFileSync(path, 'utf8'), file);
      const own: PageAbout = { ...about, path, frontMatter, shownOn: page, above };
      const key = createHash('sha256')
        .update(
          JSON.stringify([
            path,
            page,
            site,
            about.unknown,
            about.math,
            about.emoji,
            isPlainMarkdown(own),
            body,
            importedFiles(body, own),
          ]),
        )
        .digest('hex');
      const made =
        kept.get(key) ??
        compile(body, file, site, own).then(({ code, imports, facts, plain }): CompiledPart => ({
          code,
          imports,
          facts,
          plain,
          frontMatter,
        }));
      kept.set(key, made);
      return made;
    };
}
