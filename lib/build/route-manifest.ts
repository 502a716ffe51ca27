import { sidebarIdOf } from '@/lib/docs/sidebar.ts';
import type { Page, SiteModel } from '@/lib/docs/types.ts';
import { localePrefix } from '@/lib/docs/urls.ts';

/** A route in `routes.json`, which is published for checks and other tools. */
export interface RouteRecord {
  /** Decoded public path, with the locale's prefix. */
  path: string;
  /** The 3 hex digits of the record id `path-hash`. */
  hash: string;
  id: string;
  locale: string;
  section: string | null;
  version: string | null;
  sidebar: string | null;
  kind: Page['kind'];
  /** Only for pages that are not linked at all, or not outside their section. */
  unlisted?: true;
}

/** Every page of the site in the order of the model. */
export function routeManifest(model: SiteModel): RouteRecord[] {
  return model.locales.flatMap(({ locale, pages, sectionVersions }) =>
    pages.map((page): RouteRecord => {
      const sectionVersion = sectionVersions.find(
        (candidate) => candidate.key === page.sectionVersionKey,
      );
      const prefix = localePrefix(model.config, locale);
      return {
        path: page.path === '/' ? `${prefix}/` : prefix + page.path,
        hash: page.id.slice(-3),
        id: page.id,
        locale,
        section: sectionVersion?.section ?? null,
        version: sectionVersion?.version.name ?? null,
        sidebar: sectionVersion ? sidebarIdOf(sectionVersion, page) : null,
        kind: page.kind,
        ...((page.kind === 'doc' && page.frontMatter.unlisted) || sectionVersion?.version.unlisted
          ? { unlisted: true }
          : {}),
      };
    }),
  );
}
