import { readFileSync, readlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Progress } from '@/lib/build/progress.ts';
import { mergeWarnings } from '@/lib/content/merge-warnings.ts';
import { formatProblem, type Problem } from '@/lib/content/problem.ts';
import { withOriginalNames } from '@/lib/docusaurus/load-docusaurus.ts';
import { readDocusaurusSite, type DocusaurusSite } from '@/lib/docusaurus/read-site.ts';
import { stageSite } from '@/lib/docusaurus/stage.ts';
import { PAGE_COMPONENTS } from '@/lib/mdx/component-names.ts';
import { BUILT_IN } from '@/lib/mdx/imports/built-in.ts';
import { registeredComponents } from '@/lib/mdx/imports/registered-components.ts';
import { namesBelow } from '@/lib/site/files-below.ts';
import type { SitePaths } from '@/lib/site/paths.ts';
import type { MovedSection, SiteToMove } from './docusaurus-findings.ts';
import { siteProblems } from './docusaurus-mistakes.ts';
import { documentNeeds } from './docusaurus-texts.ts';

const DOCUMENT = /\.mdx?$/;
/** Partials are in documents, and none themselves. */
const PARTIAL = /(^|\/)_/;

/**
 * Collects what is known of a Docusaurus site before its first build. Nothing is written into the
 * site.
 * @throws BuildError when its configuration cannot be read
 */
export async function siteToMove(
  paths: SitePaths & { docusaurus: NonNullable<SitePaths['docusaurus']> },
  progress: Progress,
): Promise<SiteToMove> {
  const { site, docusaurus } = paths;
  const read = await readDocusaurusSite(site, docusaurus.config);
  stageSite(site, read, docusaurus.stage);
  const registered = await registeredComponents(site);
  const content = join(docusaurus.stage, 'content');
  const files = namesBelow(content)
    .filter((file) => DOCUMENT.test(file))
    .sort();
  const leftOut = read.problems.filter((one) => !isError(one));
  const problems = await siteProblems(paths, progress);
  // As the settings say it, and with the names that other problems have.
  const said = new Set([...leftOut, ...withOriginalNames(paths, leftOut)].map(messageIn));
  return {
    sections: movedSections(read.config, files),
    locales: (read.config.locales ?? []).map(({ code }) => code),
    documents: new Map(
      files.map((file) => [
        relative(site, readlinkSync(join(content, file))),
        documentNeeds(readFileSync(join(content, file), 'utf8')),
      ]),
    ),
    leftOut: leftOut.map(formatProblem),
    // The message of a navbar item goes on with its settings.
    mistakes: problems.filter(isError).map((one) => formatProblem(one).replace(/\n.*$/s, '')),
    warnings: mergeWarnings(problems.filter((one) => !isError(one) && !said.has(one.message))).map(
      formatProblem,
    ),
    knownModules: new Set(Object.keys(BUILT_IN)),
    knownComponents: new Set<string>([...PAGE_COMPONENTS, ...registered.components.keys()]),
  };
}

const messageIn = ({ message }: Problem): string => message;

const isError = ({ severity }: Problem): boolean => severity === 'error';

/** @param files documents as `<locale>/<folder>/…` */
function movedSections(
  { sections = [], locales = [], defaultLocale }: DocusaurusSite['config'],
  files: readonly string[],
): MovedSection[] {
  const own = defaultLocale ?? locales[0]?.code ?? '';
  const count = (locale: string, folder: string) =>
    files.filter((file) => file.startsWith(`${locale}/${folder}/`) && !PARTIAL.test(file)).length;
  return sections.map((section) => {
    const versions = [
      { name: 'current', folder: section.folder ?? section.path, sidebars: section.sidebars },
      ...(section.olderVersions ?? []),
    ];
    return {
      path: section.path,
      versions: versions.map(({ name, folder, sidebars }) => ({
        name,
        documents: count(own, folder),
        sidebars: sidebarCount(sidebars),
      })),
      translated: Object.fromEntries(
        locales
          .filter(({ code }) => code !== own)
          .map(({ code }) => [
            code,
            versions.reduce((sum, { folder }) => sum + count(code, folder), 0),
          ]),
      ),
    };
  });
}

const sidebarCount = (specs: unknown): number =>
  typeof specs === 'object' &&
  specs !== null &&
  'sidebars' in specs &&
  Array.isArray(specs.sidebars)
    ? specs.sidebars.length
    : 0;
