import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { namesBelow } from '@/lib/site/files-below.ts';
import { firstOf } from '@/lib/text/first-of.ts';

/** Folder of the repository that a new site is a copy of. */
const TEMPLATE = join('templates', 'site');

/**
 * Makes a small site that builds as it is, and whose settings are completed by editors.
 * @param folder relative to the repository
 * @returns the files, relative to the folder
 * @throws Error when the folder is not empty
 */
export function newSite(repository: string, folder: string): string[] {
  const site = resolve(repository, folder);
  const present = existsSync(site) ? readdirSync(site).filter((name) => name !== '.git') : [];
  if (present.length > 0)
    throw new Error(
      `${folder} is not empty: it has ${firstOf(present, 3)}. Name a new folder, or empty this one.`,
    );
  const template = join(repository, TEMPLATE);
  const portal = forwardSlashes(relative(site, repository)) || '.';
  const files = new Map(
    namesBelow(template).map((name): [string, string] => [
      name,
      readFileSync(join(template, name), 'utf8')
        .replaceAll('{{portal}}', portal)
        .replaceAll('{{site}}', forwardSlashes(relative(repository, site)))
        .replace("'../../lib/site/", `'${portal}/lib/site/`),
    ]),
  );
  files.set('tsconfig.json', typeSettings(portal)).set('.gitignore', 'out/\n');
  for (const [file, text] of files) {
    mkdirSync(dirname(join(site, file)), { recursive: true });
    writeFileSync(join(site, file), text);
  }
  return [...files.keys()].sort();
}

/** Lets an editor find the types of `site.config.ts`, which are in the repository. */
const typeSettings = (portal: string): string =>
  `${JSON.stringify(
    {
      compilerOptions: {
        target: 'ES2022',
        module: 'esnext',
        moduleResolution: 'bundler',
        strict: true,
        noEmit: true,
        skipLibCheck: true,
        allowImportingTsExtensions: true,
        types: [],
        paths: { '@/*': [`${portal}/*`] },
      },
      include: ['site.config.ts'],
    },
    undefined,
    2,
  )}\n`;

const forwardSlashes = (path: string): string => path.replaceAll('\\', '/');
