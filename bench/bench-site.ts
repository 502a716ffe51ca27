import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, relative, sep } from 'node:path';
import { generateSite, typicalPage, writeSite } from '@/bench/generate-site.ts';
import { readRoutes, typicalPages } from '@/bench/page-report.ts';
import { filesBelow } from '@/lib/site/files-below.ts';

/** A site that the benchmark builds. */
export interface BenchSite {
  /** In the name of its folder below `.sites/` and in the output: `1000`, `product`. */
  name: string;
  /** Documents in all languages. */
  pages: number;
  /** Writes the site into a folder; existing files are removed. */
  write(folder: string): void;
  /** Adds a line to one page of the site in that folder. */
  change(folder: string): void;
  /** Path of the measured page, below the output folder, without extension. */
  typical(out: string): string;
}

/** A generated site with this number of pages. */
export function generatedSite(pages: number): BenchSite {
  const site = generateSite(pages);
  const page = typicalPage(site);
  return {
    name: String(pages),
    pages,
    write: (folder) => writeSite(folder, site),
    change: (folder) => addLine(join(folder, page.file)),
    typical: () => page.path,
  };
}

const PARTS = ['content', 'openapi', 'public', 'published-paths.json'];

/**
 * A copy of the repository's own site, whose pages may be changed and which has caches of its own.
 * It has no history, so the dates of its pages are those of the files.
 */
export function productSite(repository: string): BenchSite {
  const documents = filesBelow(join(repository, 'content'))
    .filter((file) => /\.mdx?$/.test(file))
    .sort();
  return {
    name: 'product',
    pages: documents.length,
    write: (folder) => {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      for (const part of PARTS)
        if (existsSync(join(repository, part)))
          cpSync(join(repository, part), join(folder, part), { recursive: true });
      // The copy is in another folder, so the imports of the configuration need other paths.
      writeFileSync(
        join(folder, 'site.config.ts'),
        readFileSync(join(repository, 'site.config.ts'), 'utf8').replaceAll(
          /(['"])\.\/(?=lib\/|components\/)/g,
          `$1${posix(relative(folder, repository))}/`,
        ),
      );
    },
    change: (folder) => {
      const document = documents[Math.floor(documents.length / 2)];
      if (document === undefined) throw new Error(`${repository} has no documents in content/.`);
      addLine(join(folder, relative(repository, document)));
    },
    typical: (out) => {
      const found = typicalPages(readRoutes(out), out).find(({ kind }) => kind === 'doc');
      if (!found) throw new Error(`${join(out, 'routes.json')} names no document.`);
      return found.path.slice(1);
    },
  };
}

const posix = (path: string): string => path.split(sep).join('/');

/** Different text each time: a second attempt must not find the page compiled. */
const addLine = (file: string): void => appendFileSync(file, `\nChanged at ${Date.now()}.\n`);
