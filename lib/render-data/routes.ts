import type { ApiSectionPage, ManualPage, Page, SectionVersion } from '@/lib/docs/types.ts';
import { joinPath } from '@/lib/docs/urls.ts';
import { decoded } from '@/lib/text/decoded.ts';
import { getSite } from './site.ts';
import { routeKey, splitRouteKey } from '@/lib/docs/section-route.ts';

/** Parameters of a page's route. The section `~` stands for pages outside the sections. */
export interface RouteParams {
  locale: string;
  section: string;
  path?: string[];
}

const PLAIN = '~';

/** Parameters of all pages of a locale except home pages and API references. */
export const manualParams = (locale: string) =>
  paramsOf(
    locale,
    (page, sectionVersion) => page.path !== '/' && sectionVersion?.api === undefined,
  );

/** Parameters of all pages of a locale in API references. */
export const apiParams = (locale: string) =>
  paramsOf(locale, (_, sectionVersion) => sectionVersion?.api !== undefined);

function paramsOf(
  locale: string,
  isWanted: (page: Page, sectionVersion: SectionVersion | undefined) => boolean,
): Omit<RouteParams, 'locale'>[] {
  // The preview renders on demand. It would compute this list in a new process after each save.
  if (process.env.NODE_ENV === 'development') return [];
  const index = getSite().index(locale);
  return (index?.model.pages ?? []).flatMap((page) => {
    const sectionVersion = index?.sectionVersionByKey.get(page.sectionVersionKey ?? '');
    if (!isWanted(page, sectionVersion)) return [];
    const rest = page.path
      .slice(sectionVersion ? sectionVersion.basePath.length : 0)
      .split('/')
      .filter(Boolean);
    const section = sectionVersion ? routeKey(sectionVersion.key, page.sidebar) : PLAIN;
    return [{ section, path: rest.length > 0 ? rest : undefined }];
  });
}

/**
 * The page of a route. Parameters are percent-encoded during the export, and decoded only here. For
 * an unknown path the preview renders the 404 page itself, because Next's own answer would be an
 * empty document filled by script.
 */
export function findManualPage(params: RouteParams): ManualPage | undefined {
  const page =
    knownPage(params) ??
    (process.env.NODE_ENV === 'development'
      ? getSite().index(params.locale)?.pageByPath.get('/404')
      : undefined);
  return page && page.kind !== 'home' && !('api' in page) ? page : undefined;
}

/** The page of an API reference's route, as in `findManualPage`. */
export function findApiPage(params: RouteParams): ApiSectionPage | undefined {
  const page = knownPage(params);
  return page && (page.kind === 'landing' || 'api' in page) ? page : undefined;
}

function knownPage({ locale, section, path = [] }: RouteParams): Page | undefined {
  const index = getSite().index(locale);
  const { key } = splitRouteKey(decoded(section));
  const sectionVersion = index?.sectionVersionByKey.get(key);
  if (!sectionVersion && key !== PLAIN) return undefined;
  const page = index?.pageByPath.get(
    joinPath(sectionVersion?.basePath ?? '', ...path.map(decoded)),
  );
  // Otherwise `weda~docs` and `~/weda/docs` would be two routes of one page.
  return page && page.sectionVersionKey === sectionVersion?.key ? page : undefined;
}
