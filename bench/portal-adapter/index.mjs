import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// An adapter for a harness that builds one generated set of pages with several generators: see
// ../README.md.

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));

/** The build's working folder in the repository has a name that begins with the site's. */
const SITE = 'adapter-site';
const siteOf = (workDir) => join(workDir, SITE);
const OUT = 'out';

export const name = 'portal';
/** Markdown with `:::note[Title]` and links to files. */
export const flavour = 'docusaurus';
export const i18n = true;
export const packages = Object.fromEntries(
  ['next', 'react', 'contentlayer2', 'flexsearch'].map((key) => [
    key,
    JSON.parse(readFileSync(join(REPOSITORY, 'package.json'), 'utf8')).dependencies[key],
  ]),
);

/** The portal is built with the packages of its own repository. */
export const setup = (workDir) => mkdirSync(workDir, { recursive: true });

/** Makes a site of the generated pages. Their home page is left out: the portal makes its own. */
export function prepare(corpusDir, workDir) {
  const { locales, sections, categories } = JSON.parse(
    readFileSync(join(corpusDir, 'corpus.json'), 'utf8'),
  );
  const site = siteOf(workDir);
  setAside(join(workDir, 'old'), workDir, (entry) => entry === SITE);
  for (const locale of locales) {
    const content = join(site, 'content', locale);
    for (const { path } of sections)
      cpSync(join(corpusDir, locale, path), join(content, path), { recursive: true });
    for (const { path, category, label } of categories)
      writeFileSync(
        join(content, path, '_category_.json'),
        JSON.stringify({ label: label[locale], position: category + 1 }),
      );
    for (const [index, { path, label }] of sections.entries())
      writeFileSync(
        join(content, path, '_category_.json'),
        JSON.stringify({ label: label[locale], position: index + 1 }),
      );
  }
  cpSync(join(corpusDir, 'public'), join(site, 'public'), { recursive: true });
  if (locales.length > 1)
    writeFileSync(
      join(site, 'site.config.ts'),
      `export default ${JSON.stringify({ title: 'IoT Docs', locales: LOCALES, sections: sections.map(({ path }) => ({ path })) })};\n`,
    );
}

const LOCALES = [
  { code: 'en', label: 'English', htmlLang: 'en' },
  { code: 'zh-tw', label: '繁體中文', htmlLang: 'zh-Hant-TW' },
];

/**
 * Takes output and caches away; in the repository's `.next` a preview's folder stays, in `.sites`
 * that of other sites. They are moved into folders `old/`, because ext4 creates files slowly in the
 * minutes after many were deleted (../README.md).
 */
export function clean(workDir) {
  setAside(join(workDir, 'old'), workDir, (entry) => entry === OUT);
  const caches = join(REPOSITORY, '.sites', 'old');
  setAside(caches, join(REPOSITORY, '.next'), (entry) => entry !== 'dev');
  setAside(caches, join(REPOSITORY, '.sites'), (entry) => entry.startsWith(`${SITE}-`));
}

/** Moves what is wanted of a folder into a new folder below `old`. */
function setAside(old, folder, wanted) {
  if (!existsSync(folder)) return;
  mkdirSync(old, { recursive: true });
  const target = mkdtempSync(join(old, 'build-'));
  for (const entry of readdirSync(folder))
    if (wanted(entry)) renameSync(join(folder, entry), join(target, entry));
}

/** Every command of the repository runs in it, whatever folder the harness is in. */
export const command = (workDir) => ({
  cmd: 'sh',
  args: [
    '-c',
    'cd "$0" && exec "$1" scripts/run.mjs scripts/build.ts',
    REPOSITORY,
    process.execPath,
  ],
  env: { SITE_DIR: siteOf(workDir), OUT_DIR: outDir(workDir), BASE_PATH: '' },
});

export const outDir = (workDir) => join(workDir, OUT);
export const pageUrl = (path) => `/${path}`;
export const searchIndex = [/^_search\//];
export const sidebar = '#docs-sidebar';
export const search = {
  open: '[data-search-box] input',
  input: '[data-search-box] input',
  result: '[data-search-list] [data-row]',
  scope: '[data-search-panel]',
};
