import { createHash } from 'node:crypto';
import { basename, join, relative, resolve } from 'node:path';

/** Where one site's input, working files and output lie. All absolute. */
export interface SitePaths {
  /** The repository: code, product content, node_modules. */
  repository: string;
  /** The folder that is the site: `content/` and, optionally, `site.config.ts`, `messages/`, `public/`, `openapi/`. */
  site: string;
  content: string;
  public: string;
  configFile: string;
  /** Generated, disposable: Contentlayer's store, compiled pages, the site model. One per site, so sites never share a cache. */
  work: string;
  /** The exported site. */
  out: string;
}

/**
 * Reads `SITE_DIR` and `OUT_DIR`. Without them the site is the repository itself and the export goes to `out/`.
 * Every command runs with the repository as its working directory (npm sees to that).
 */
export function sitePaths(env: Record<string, string | undefined> = process.env, repository = process.cwd()): SitePaths {
  const site = env.SITE_DIR ? resolve(repository, env.SITE_DIR) : repository;
  const own = site === repository;
  const key = `${basename(site)}-${createHash('sha256').update(relative(repository, site)).digest('hex').slice(0, 6)}`;
  return {
    repository,
    site,
    content: join(site, 'content'),
    public: join(site, 'public'),
    configFile: join(site, 'site.config.ts'),
    work: own ? join(repository, '.cache', 'site') : join(repository, '.sites', key),
    out: env.OUT_DIR ? resolve(repository, env.OUT_DIR) : join(repository, own ? 'out' : `.sites/${key}/out`),
  };
}
