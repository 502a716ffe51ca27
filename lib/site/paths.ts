import { createHash } from 'node:crypto';
import { basename, join, relative, resolve } from 'node:path';
// Relative, because next.config.ts loads this file, and does not know `@/`.
import { docusaurusConfig } from './docusaurus-config.ts';

/** The folders and files of one site, as absolute paths. */
export interface SitePaths {
  /** The repository: code, product content, node_modules. */
  repository: string;
  /**
   * The site folder: `content/` and, optionally, `site.config.ts`, `messages/`, `public/` and
   * `openapi/`.
   */
  site: string;
  content: string;
  public: string;
  configFile: string;
  /**
   * For a Docusaurus site, which is read as it is: the name of its configuration file, and the
   * folder in which its content is laid out. `content` and `public` are in that folder then, and
   * hold links to the site's files.
   */
  docusaurus?: { config: string; stage: string };
  /**
   * Generated files: Contentlayer's store, compiled pages, the site model. Each site and base path
   * has its own folder.
   */
  work: string;
  /** The exported site. */
  out: string;
}

/**
 * Reads `SITE_DIR`, `OUT_DIR` and `BASE_PATH`. Without them the site is the repository itself and
 * is exported to `out/`. npm runs every command with the repository as its working directory.
 * @throws Error when the base path is malformed
 */
export function sitePaths(
  env: Record<string, string | undefined> = process.env,
  repository = process.cwd(),
): SitePaths {
  const site = env.SITE_DIR ? resolve(repository, env.SITE_DIR) : repository;
  const own = site === repository;
  const basePath = checkBasePath(env.BASE_PATH ?? '');
  const key = `${basename(site)}-${createHash('sha256').update(relative(repository, site)).digest('hex').slice(0, 6)}${basePath.replaceAll('/', '~')}`;
  const work = own
    ? join(repository, '.cache', `site${basePath.replaceAll('/', '~')}`)
    : join(repository, '.sites', key);
  const config = own ? undefined : docusaurusConfig(site);
  const stage = join(work, 'docusaurus');
  const base = config === undefined ? site : stage;
  return {
    repository,
    site,
    content: join(base, 'content'),
    public: join(base, 'public'),
    configFile: join(site, 'site.config.ts'),
    ...(config !== undefined && { docusaurus: { config, stage } }),
    work,
    out: env.OUT_DIR
      ? resolve(repository, env.OUT_DIR)
      : join(repository, own ? 'out' : `.sites/${key}/out`),
  };
}

/**
 * The paths of a site that has everything in its own folder, also what is generated: for sites that
 * are made for a moment.
 * @param site absolute
 */
export const pathsInFolder = (site: string, repository = process.cwd()): SitePaths => ({
  repository,
  site,
  content: join(site, 'content'),
  public: join(site, 'public'),
  configFile: join(site, 'site.config.ts'),
  work: join(site, 'work'),
  out: join(site, 'out'),
});

const SEGMENT = /^[A-Za-z0-9_.-]+$/;

/**
 * Checks a base path: it is empty, or like `/docs` and `/a/b`.
 * @throws Error when it does not begin with a slash, ends with one, or has characters that an
 *   address would escape
 */
export function checkBasePath(value: string): string {
  const [first, ...segments] = value.split('/');
  if (
    value === '' ||
    (first === '' && segments.every((segment) => SEGMENT.test(segment) && !/^\.+$/.test(segment)))
  )
    return value;
  const suggestion = `/${value
    .split('/')
    .filter((segment) => SEGMENT.test(segment) && !/^\.+$/.test(segment))
    .join('/')}`.replace(/^\/$/, '');
  throw new Error(
    `BASE_PATH is "${value}". It begins with a slash, does not end with one, and has letters, digits, "-", "_" and "." between slashes: write ${suggestion === '' ? 'nothing at all for the root of the host' : `BASE_PATH=${suggestion}`}.`,
  );
}
