import { Article } from '@/components/docs/article.tsx';
import { CardList } from '@/components/docs/card-list.tsx';
import { textLanguage } from '@/components/docs/not-translated.tsx';
import type { ApiGroupPage } from '@/lib/docs/types.ts';
import { loadApiData } from '@/lib/render-data/api-data.ts';
import { MoreInformation } from './more-information.tsx';
import { ReadyHtml } from './ready-html.tsx';
import { TranslationNotice } from './translation-notice.tsx';
import { VersionLabel } from './version-label.tsx';
import styles from './group-view.module.css';

/** A service with its groups, or a tag with its operations. */
export function GroupView({ page }: { page: ApiGroupPage }) {
  const data = loadApiData(page);
  return (
    <Article page={page} wide>
      <VersionLabel page={page} />
      <h1 className={styles.title}>{page.title}</h1>
      <TranslationNotice page={page} />
      <div lang={textLanguage(page)}>
        <ReadyHtml html={data.descriptionHtml} />
        <MoreInformation docs={data.externalDocs} />
      </div>
      <div className={styles.cards} data-no-search>
        <CardList items={page.items} locale={page.locale} columns={3} />
      </div>
    </Article>
  );
}
