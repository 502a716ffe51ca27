import { sitePaths } from '@/lib/site/paths.ts';
import { isDocusaurus } from './load-docusaurus.ts';
import { readDocusaurusSite } from './read-site.ts';

/** Takes the base path of a Docusaurus site from its `baseUrl`, unless `BASE_PATH` is given. */
export async function adoptBaseUrl(
  env: Record<string, string | undefined> = process.env,
): Promise<void> {
  if (env.BASE_PATH !== undefined || !env.SITE_DIR) return;
  const paths = sitePaths(env);
  if (!isDocusaurus(paths)) return;
  const { basePath } = await readDocusaurusSite(paths.site, paths.docusaurus.config);
  if (basePath !== '') env.BASE_PATH = basePath;
}
