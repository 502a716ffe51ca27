import type { Page, SectionVersion, SiteModel } from '@/lib/docs/types.ts';
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
  return model.locales.flatMap(({ locale, pages, roots }) =>
    pages.map((page): RouteRecord => {
      const root = roots.find((candidate) => candidate.key === page.root);
      const prefix = localePrefix(model.config, locale);
      return {
        path: page.path === '/' ? `${prefix}/` : prefix + page.path,
        hash: page.id.slice(-3),
        id: page.id,
        locale,
        section: root?.section ?? null,
        version: root?.version.name ?? null,
        sidebar: sidebarId(page, root),
        kind: page.kind,
        ...((page.kind === 'doc' && page.frontMatter.unlisted) || root?.version.unlisted
          ? { unlisted: true }
          : {}),
      };
    }),
  );
}

/** The sidebar that a page shows. */
function sidebarId(
  { sidebar }: Pick<Page, 'sidebar'>,
  root: SectionVersion | undefined,
): string | null {
  if (!root || sidebar === null) return null;
  return sidebar === undefined ? root.sidebarId : (root.sidebars?.[sidebar]?.id ?? null);
}
