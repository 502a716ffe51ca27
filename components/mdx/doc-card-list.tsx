import { CardList } from '@/components/docs/card-list.tsx';
import { aboutDocument, cardItems, pathOfHref, type GivenItem } from '@/lib/docs/given-items.ts';
import { sidebarCards, sidebarOf } from '@/lib/docs/sidebar.ts';
import type { DocPage } from '@/lib/docs/types.ts';
import { localePrefix } from '@/lib/docs/urls.ts';
import { getSite, sectionVersionOf } from '@/lib/render-data/site.ts';
import { BASE_PATH } from '@/lib/site/base-path.ts';

interface Props {
  page: DocPage;
  /** From the code of the page; default: the other pages in the page's category. */
  items?: readonly GivenItem[];
}

/** Cards of entries of the sidebar. */
export function DocCardList({ page, items }: Props) {
  const { locale, path } = page;
  const sectionVersion = sectionVersionOf(page);
  if (items) {
    const { model, index } = getSite();
    const prefix = BASE_PATH + localePrefix(model.config, locale);
    const pages = index(locale)?.model.pages ?? [];
    const given = cardItems(
      items,
      (href) => pathOfHref(href, prefix),
      (docId) => sectionVersion && aboutDocument(docId, pages, sectionVersion),
    );
    return <CardList items={given} locale={locale} />;
  }
  if (!sectionVersion) return null;
  return <CardList items={sidebarCards(sidebarOf(sectionVersion, page), path)} locale={locale} />;
}
