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

/** A site to be built by the benchmark. */
export interface BenchSite {
  /** Of its folder below `.sites/` and in what is printed: `1000`, `product`. */
  name: string;
  /** Documents in all languages. */
  pages: number;
  /** Makes the site anew in an empty or missing folder. */
  write(folder: string): void;
  /** Adds a line to one page of the site in that folder. */
  change(folder: string): void;
  /** Path of the page that is looked at, below the output folder, without extension. */
  typical(out: string): string;
}

/** A generated site of so many pages. */
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
 * A copy of the site that the repository itself is: its pages may be changed, and its caches are not those of the real one. What it lacks is
 * the history of the pages, so their dates are those of the files.
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
      // The copy lies elsewhere than the code that the configuration names.
      writeFileSync(
        join(folder, 'site.config.ts'),
        readFileSync(join(repository, 'site.config.ts'), 'utf8').replaceAll(
          /(['"])\.\/(?=lib\/|components\/)/g,
          `$1${posix(relative(folder, repository))}/`,
        ),
      );
    },
    change: (folder) =>
      addLine(join(folder, relative(repository, documents[Math.floor(documents.length / 2)]!))),
    typical: (out) => {
      const found = typicalPages(readRoutes(out), out).find(({ kind }) => kind === 'doc');
      if (!found) throw new Error(`${join(out, 'routes.json')} names no document.`);
      return found.path.slice(1);
    },
  };
}

const posix = (path: string): string => path.split(sep).join('/');

/** Text that differs each time, or a second attempt would find the page compiled. */
const addLine = (file: string): void => appendFileSync(file, `\nChanged at ${Date.now()}.\n`);
