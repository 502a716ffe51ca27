import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { encodingProblem } from '@/lib/content/encoding-problem.ts';
import { parseSource } from '@/lib/content/parse-source.ts';
import { BuildError } from '@/lib/content/problem.ts';
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
 * are compiled once, unless plugins of the site change them: they may read other files.
 */
export function compiledParts(compile: CompileText) {
  const kept = new Map<string, Promise<CompiledPart>>();
  return (about: PageAbout, site: SiteComponentNames) =>
    async (path: string): Promise<CompiledPart> => {
      const above = [...(about.above ?? []), about.path];
      if (above.includes(path)) throw new Error('the file imports itself, or one that imports it.');
      const file = relative(about.site, path);
      const page = about.shownOn ?? about.path;
      const { data: frontMatter, body } = sourceOf(path, file);
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
        (about.plugins ? undefined : kept.get(key)) ??
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

/** @throws BuildError when the file is not UTF-8; as everywhere here, lines are those of the body */
function sourceOf(path: string, file: string): ReturnType<typeof parseSource> {
  const bytes = readFileSync(path);
  const source = parseSource(bytes.toString('utf8'), file);
  const problem = encodingProblem(bytes, file);
  if (!problem) return source;
  const line = problem.line === undefined ? undefined : problem.line - source.bodyOffset;
  throw new BuildError('An imported text cannot be read.', [{ ...problem, line }]);
}
