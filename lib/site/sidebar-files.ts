import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BuildError, type Problem } from '@/lib/content/problem.ts';
import type { SiteConfig } from './config-schema.ts';
import { readSidebarsFile } from './sidebars-file.ts';
import type { SitePaths } from './paths.ts';
import type { SidebarSpecs } from './sidebars-schema.ts';

const NAMES = ['ts', 'js', 'mjs', 'cjs', 'json'].map((end) => `sidebars.${end}`);

type Sidebars = string | SidebarSpecs | undefined;

/**
 * Puts the content of sidebars files into the configuration: those that sections name, and
 * `sidebars.*` in their folders.
 * @throws BuildError with the mistakes in these files, and with files that are not there
 */
export async function readSidebarFiles(
  paths: Pick<SitePaths, 'site' | 'content'>,
  config: SiteConfig,
): Promise<SiteConfig> {
  const problems: Problem[] = [];
  const read = async (sidebars: Sidebars, folder: string): Promise<SidebarSpecs | undefined> => {
    if (typeof sidebars === 'object') return sidebars;
    const file = sidebars ?? sidebarsIn(paths, `${config.defaultLocale}/${folder}`);
    if (file === undefined) return undefined;
    if (!existsSync(join(paths.site, file))) {
      problems.push({
        file: 'site.config.ts',
        severity: 'error',
        message: `\`sections\`: \`sidebars\` names ${file}, which is not there. Its path begins in the site folder.`,
      });
      return undefined;
    }
    const normal = await readSidebarsFile(join(paths.site, file), paths.site, file);
    problems.push(...normal.problems);
    return { file, sidebars: normal.sidebars, collapsed: true, collapsible: true, texts: {} };
  };
  const sections =
    config.sections &&
    (await Promise.all(
      config.sections.map(async (section) => ({
        ...section,
        sidebars:
          section.openapi === undefined
            ? await read(section.sidebars, section.folder ?? section.path)
            : undefined,
        olderVersions: await Promise.all(
          section.olderVersions.map(async (version) => ({
            ...version,
            sidebars: await read(version.sidebars, version.folder),
          })),
        ),
      })),
    ));
  if (problems.length > 0) throw new BuildError('The sidebars files have errors.', problems);
  return { ...config, sections };
}

function sidebarsIn({ content }: Pick<SitePaths, 'content'>, folder: string): string | undefined {
  const name = NAMES.find((candidate) => existsSync(join(content, folder, candidate)));
  return name && `content/${folder}/${name}`;
}
