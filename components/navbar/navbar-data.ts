import { getTranslations } from 'next-intl/server';
import { siteHref } from '@/components/frame/site-link.tsx';
import { pageHref } from '@/lib/docs/urls.ts';
import { docsSections } from '@/lib/docs/versions.ts';
import { dropUndefined } from '@/lib/render-data/drop-undefined.ts';
import { getSite } from '@/lib/render-data/site.ts';
import { NavItems } from './nav-items.ts';
import type { NavbarData } from './navbar-items-data.ts';
import type { VersionTable } from './versions.ts';

/** The navbar of a locale, for its components. */
export async function navbarData(locale: string): Promise<NavbarData> {
  const t = await getTranslations('frame');
  const { model } = getSite();
  const data: NavbarData = {
    items: new NavItems(locale).all(getSite().index(locale)?.model.navbar ?? []),
    versions: versionTable(locale),
    keepsVersions: model.config.versionPersistence === 'localStorage',
    home: pageHref(model.config, locale, '/'),
    homeHref: siteHref(locale, '/'),
    words: {
      menu: t('menu'),
      languages: t('languages'),
      language: t('language'),
      versions: t('versions'),
      expand: t('expandMenu'),
      collapse: t('collapseMenu'),
      opensInNewTab: t('opensInNewTab'),
    },
  };
  return dropUndefined(data);
}

function versionTable(locale: string): VersionTable {
  const { config } = getSite().model;
  const sections = docsSections(getSite().index(locale)?.model.sectionVersions ?? []).filter(
    ({ versions }) => versions.length > 1,
  );
  return Object.fromEntries(
    sections.map(({ id, versions, latest }) => [
      id,
      {
        latest: versions.indexOf(latest),
        versions: versions.map(({ version, basePath }) => [
          version.name,
          pageHref(config, locale, basePath),
          version.label,
        ]),
      },
    ]),
  );
}
