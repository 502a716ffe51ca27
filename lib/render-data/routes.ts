import type { Page } from '@/lib/docs/types.ts';
import { decodePath, joinPath } from '@/lib/docs/urls.ts';
import { getSite } from './site.ts';

/** Parameters of the one route that renders every page below a section; `~` stands for pages outside the sections. */
export interface RouteParams {
  locale: string;
  section: string;
  path?: string[];
}

const PLAIN = '~';

/** The parameters of every page of a locale, but for its home page. */
export function routeParams(locale: string): Omit<RouteParams, 'locale'>[] {
  // The preview renders on demand; its list of paths would be made in a fresh process after every save.
  if (process.env.NODE_ENV === 'development') return [];
  const index = getSite().index(locale);
  return (index?.model.pages ?? []).flatMap((page) => {
    if (page.kind === 'home') return [];
    const root = page.root === undefined ? undefined : index?.rootByKey.get(page.root);
    const rest = page.path.slice(root ? root.basePath.length : 0).split('/').filter(Boolean);
    return [{ section: root?.key ?? PLAIN, path: rest.length > 0 ? rest : undefined }];
  });
}

/**
 * The page of a route. Parameters arrive percent-encoded while exporting and are decoded here, once. For an unknown path the
 * preview shows the page that says so as any other page: Next would answer with an empty document that its script fills.
 */
export function findPage(params: RouteParams): Page | undefined {
  const page = knownPage(params);
  return page ?? (process.env.NODE_ENV === 'development' ? getSite().index(params.locale)?.pageByPath.get('/404') : undefined);
}

function knownPage({ locale, section, path = [] }: RouteParams): Page | undefined {
  const index = getSite().index(locale);
  const key = decodePath(section);
  const root = index?.rootByKey.get(key);
  if (!root && key !== PLAIN) return undefined;
  const page = index?.pageByPath.get(joinPath(root?.basePath ?? '', ...path.map(decodePath)));
  // `weda~docs` and `~/weda/docs` would be two routes for one page.
  return page && page.root === root?.key ? page : undefined;
}
