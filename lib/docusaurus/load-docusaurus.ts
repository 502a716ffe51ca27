import { existsSync, readFileSync, readlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Problem } from '@/lib/content/problem.ts';
import { gitDates } from '@/lib/content/git-dates.ts';
import { missingPictures } from '@/lib/site/missing-pictures.ts';
import type { SitePaths } from '@/lib/site/paths.ts';
import { writePluginModule } from '@/lib/site/plugin-module.ts';
import { escapeRegExp } from '@/lib/text/escape-reg-exp.ts';
import { keepFrontMatter } from './front-matter.ts';
import { readDocusaurusSite, type DocusaurusSite } from './read-site.ts';
import { stageSite } from './stage.ts';
import { stagedFiles } from './staged-files.ts';

type DocusaurusPaths = SitePaths & { docusaurus: NonNullable<SitePaths['docusaurus']> };

export const isDocusaurus = (paths: SitePaths): paths is DocusaurusPaths =>
  paths.docusaurus !== undefined;

/** Reads a Docusaurus site and lays out its content. */
export async function loadDocusaurus({
  site,
  content,
  public: published,
  docusaurus,
  work,
}: DocusaurusPaths): Promise<
  Pick<DocusaurusSite, 'basePath' | 'config' | 'generators' | 'pageRedirects' | 'problems'>
> {
  const read = await readDocusaurusSite(site, docusaurus.config);
  stageSite(site, read, docusaurus.stage);
  await keepFrontMatter({ content, site }, read.parseFrontMatter);
  // As in Docusaurus, a picture that is not there stops nothing.
  const brand = { ...read.config.brand };
  const footer = { ...read.config.footer };
  const missing = missingPictures(published, { brand, footer });
  if (missing.some(({ setting }) => setting.includes('favicon'))) delete brand.favicon;
  if (missing.some(({ setting }) => setting.startsWith('brand.logo'))) delete brand.logo;
  if (missing.some(({ setting }) => setting.startsWith('footer'))) delete footer.logo;
  const { plugins } = read;
  const pluginModule = plugins && {
    ...writePluginModule(work, plugins.code),
    docs: plugins.docs,
  };
  return {
    config: { ...read.config, brand, footer, ...(pluginModule && { pluginModule }) },
    generators: read.generators,
    pageRedirects: read.pageRedirects,
    basePath: read.basePath,
    problems: [
      ...read.problems,
      ...missing.map(({ path }): Problem => ({
        file: docusaurus.config,
        severity: 'warning',
        message: `The picture ${path} is not in the static folder, and is left out.`,
      })),
    ],
  };
}

/** The name of a file in a message, without the line or the full stop after it. */
const NAME = /content\/[^\s"'`,;:)]*[^\s"'`,;:).]|\bsite\.config\.ts\b/g;

/**
 * Problems with the names that the files have in a Docusaurus site, and with the lines of what is
 * written in a file of settings. Other sites keep their names.
 */
export const withOriginalNames = (paths: SitePaths, problems: readonly Problem[]): Problem[] =>
  problems.map(({ written, key, ...problem }) => {
    const file = originalName(paths, problem.file);
    return {
      ...problem,
      file,
      line: problem.line ?? lineOf(join(paths.site, file), key, written),
      message: problem.message.replace(NAME, (name) => originalName(paths, name)),
    };
  });

/** The first line of a file that has a key with a value, else the first with the value in quotes. */
function lineOf(file: string, key = '', written = ''): number | undefined {
  if (key + written === '' || !existsSync(file)) return undefined;
  const value = escapeRegExp(written);
  const quoted = `(['"\`])${value}\\1`;
  const ofKey = `(?:^|[\\s{,])["'\`]?${escapeRegExp(key)}["'\`]?\\s*:\\s*`;
  const patterns = [
    ...(key === '' ? [] : [written === '' ? ofKey : `${ofKey}(?:${quoted}|${value}\\s*$)`]),
    ...(written === '' ? [] : [quoted]),
  ];
  const lines = readFileSync(file, 'utf8').split('\n');
  const found = patterns
    .map((pattern) => new RegExp(pattern))
    .map((pattern) => lines.findIndex((line) => pattern.test(line)))
    .find((index) => index >= 0);
  return found === undefined ? undefined : found + 1;
}

/** The name that a file has in a Docusaurus site; other sites keep their names. */
export function originalName(paths: SitePaths, name: string): string {
  if (!isDocusaurus(paths)) return name;
  const { site, docusaurus } = paths;
  if (name === 'site.config.ts') return docusaurus.config;
  if (!name.startsWith('content/')) return name;
  try {
    return relative(site, readlinkSync(join(docusaurus.stage, name)));
  } catch {
    // Not a file: a folder, or what a file would be called.
    return name.replace(/^content\/[^/]+\//, '');
  }
}

/** The time of the last change of each file below `content/`; see gitDates. */
export function contentDates(paths: SitePaths): Map<string, string> {
  if (!isDocusaurus(paths)) return gitDates(paths.content);
  const dates = gitDates(paths.site);
  return new Map(
    stagedFiles(paths.content).flatMap((file) => {
      const original = relative(paths.site, readlinkSync(join(paths.content, file)));
      const date = dates.get(original);
      return date === undefined ? [] : [[file, date] as const];
    }),
  );
}
