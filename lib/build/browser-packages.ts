import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { buildSync } from 'esbuild';
import { z } from 'zod';
import { readJson } from '@/lib/render-data/json-file.ts';
import { filesBelow } from '@/lib/site/files-below.ts';
import type { SitePaths } from '@/lib/site/paths.ts';

/** A package whose code is published. */
export interface BrowserPackage {
  name: string;
  version: string;
  /** SPDX identifier; empty if the package names none. */
  license: string;
  /** License text; empty if the package has none. */
  text: string;
}

/** Packages in Next's own prebuilt scripts, which our bundle does not show. */
const FRAMEWORK = ['next', 'react', 'react-dom', 'scheduler', '@swc/helpers'];

/**
 * Every package whose code is published for browsers, by name: those that the client components,
 * the site's own components, and the search worker import (according to esbuild), and the
 * framework. Packages that only the build uses are not included.
 */
export function browserPackages({
  repository,
  site,
}: Pick<SitePaths, 'repository' | 'site'>): BrowserPackage[] {
  const modules = join(repository, 'node_modules');
  const names = new Set([
    ...FRAMEWORK,
    ...bundled(repository, [
      ...clientComponents(join(repository, 'components')),
      ...(site === repository ? [] : clientComponents(join(site, 'components'))),
      join(repository, 'lib', 'search', 'worker.ts'),
    ]),
  ]);
  return [...names]
    .map((name) => join(modules, name))
    .sort()
    .map(readPackage);
}

function clientComponents(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return filesBelow(folder).filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !basename(file).includes('.test.') &&
      /^['"]use client['"]/.test(readFileSync(file, 'utf8')),
  );
}

/** Names of the packages whose code is in the bundles. */
function bundled(repository: string, entryPoints: string[]): string[] {
  const { metafile } = buildSync({
    entryPoints,
    bundle: true,
    splitting: true,
    format: 'esm',
    metafile: true,
    write: false,
    outdir: join(repository, 'nowhere'),
    absWorkingDir: repository,
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['next', 'next/*', 'react', 'react/*', 'react-dom', 'react-dom/*'],
    logLevel: 'silent',
  });
  const used = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) =>
      bytesInOutput > 0 ? [file.split(sep).join('/')] : [],
    ),
  );
  return used.flatMap((file) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? []);
}

const manifest = z.object({
  name: z.string().default(''),
  version: z.string().default(''),
  license: z.string().default(''),
});

function readPackage(folder: string): BrowserPackage {
  const { name, version, license } = readJson(
    join(folder, 'package.json'),
    manifest,
    'Run `npm ci`.',
  );
  const file = readdirSync(folder).find((candidate) =>
    /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(candidate),
  );
  return {
    name,
    version,
    license,
    text: file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim(),
  };
}
