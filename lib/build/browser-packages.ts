import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildSync } from 'esbuild';
import { z } from 'zod';
import { readJson } from '@/lib/render-data/json-file.ts';
import { filesBelow } from '@/lib/site/files-below.ts';
import type { SitePaths } from '@/lib/site/paths.ts';
import { packageFolders } from './package-folders.ts';
import { sitePackagesFile } from './site-modules-file.ts';

/** A package whose code is published. */
export interface BrowserPackage {
  name: string;
  version: string;
  /** SPDX identifier; empty if the package names none. */
  license: string;
  /** License text; empty if the package has none. */
  text: string;
  /** Only the site's own components have it: its license is for the site to judge. */
  isOfSite: boolean;
}

/** Packages in Next's own prebuilt scripts, which our bundle does not show. */
const FRAMEWORK = ['next', 'react', 'react-dom', 'scheduler', '@swc/helpers'];

const folders = z.array(z.string());

/**
 * Every package whose code is published for browsers, by name: those that the client components,
 * the site's own components, the components that its pages import (site-modules.ts), and the search
 * worker take in (according to esbuild), and the framework. Packages that only the build uses are
 * not included.
 */
export function browserPackages({
  repository,
  site,
  work,
}: Pick<SitePaths, 'repository' | 'site' | 'work'>): BrowserPackage[] {
  const ours = [
    ...FRAMEWORK.map((name) => join(repository, 'node_modules', name)),
    ...bundled(repository, [
      ...clientComponents(join(repository, 'components')),
      join(repository, 'lib', 'search', 'worker.ts'),
    ]),
  ];
  const imported = sitePackagesFile(work);
  const theirs = [
    ...(site === repository ? [] : bundled(repository, clientComponents(join(site, 'components')))),
    ...(existsSync(imported) ? readJson(imported, folders) : []),
  ];
  const packages = new Map<string, BrowserPackage>();
  for (const [isOfSite, found] of [
    [false, ours],
    [true, theirs],
  ] as const)
    for (const folder of found) {
      const one = { ...readPackage(folder), isOfSite };
      const key = `${one.name} ${one.version}`;
      if (!packages.has(key)) packages.set(key, one);
    }
  return [...packages.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
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

/** Folders of the packages whose code is in the bundles. */
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
    nodePaths: [join(repository, 'node_modules')],
    external: ['next', 'next/*', 'react', 'react/*', 'react-dom', 'react-dom/*'],
    logLevel: 'silent',
  });
  return packageFolders(metafile, repository);
}

const manifest = z.object({
  name: z.string().default(''),
  version: z.string().default(''),
  license: z.string().default(''),
});

function readPackage(folder: string): Omit<BrowserPackage, 'isOfSite'> {
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
