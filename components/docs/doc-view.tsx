import { getTranslations } from 'next-intl/server';
import { CrashBoundary } from '@/components/crash/crash-boundary.tsx';
import { FileLink, PageLink } from '@/components/frame/site-link.tsx';
import { Markdown } from '@/components/mdx/markdown.tsx';
import { siteComponents } from '@/components/mdx/site-components.ts';
import { LessonEnd } from '@/components/training/lesson-end.tsx';
import { UnlistedSidebarEntry } from '@/components/sidebar/unlisted-entry.tsx';
import { Admonition } from '@/components/mdx/admonition.tsx';
import type { DocPage } from '@/lib/docs/types.ts';
import { tableOfContents } from '@/lib/docs/toc.ts';
import { loadPageText } from '@/lib/render-data/page-text.ts';
import { getSite } from '@/lib/render-data/site.ts';
import { Article } from './article.tsx';
import { Feedback } from './feedback.tsx';
import { PageError } from './page-error.tsx';
import { ArticleFooter } from './article-footer.tsx';
import { NotTranslated, textLanguage } from './not-translated.tsx';
import { MobileToc, Toc } from './toc.tsx';
import { ArticleHeader } from './article-header.tsx';
import { PageMenu } from './page-menu.tsx';
import styles from './doc-view.module.css';

/** A page of text, or what is wrong in it: the preview shows that in its place. */
export async function DocView({ page }: { page: DocPage }) {
  const { config } = getSite().model;
  const text = await loadPageText(page, Object.keys(siteComponents), config);
  if ('problems' in text) {
    return (
      <Article page={page}>
        <ArticleHeader title={page.title} />
        <PageError problems={text.problems} />
      </Article>
    );
  }
  const { facts } = text.compiled;
  const entries = page.frontMatter.hide_table_of_contents
    ? []
    : tableOfContents(facts.headings, page.frontMatter, config.docs.tableOfContents);
  const lang = textLanguage(page);
  return (
    <Article page={page} toc={<Toc entries={entries} />}>
      {page.frontMatter.unlisted && <UnlistedSidebarEntry page={page} />}
      {facts.hasTitle || page.frontMatter.hide_title ? (
        <PageMenu page={page} />
      ) : (
        <ArticleHeader title={page.title} description={page.description} lang={lang}>
          <PageMenu page={page} />
        </ArticleHeader>
      )}
      {page.translation && (
        <div className={styles.notice} data-no-search>
          <TranslationNotice page={page} />
        </div>
      )}
      <MobileToc entries={entries} />
      <div className={styles.text} lang={lang}>
        {process.env.NODE_ENV === 'development' ? (
          // A site's own component can still throw while it renders. A build stops there.
          <CrashBoundary kind="widget" file={`content/${page.source}`}>
            <Markdown text={text.compiled} page={page} />
          </CrashBoundary>
        ) : (
          <Markdown text={text.compiled} page={page} />
        )}
      </div>
      <LessonEnd page={page} questions={facts.questions ?? 0} />
      <Tags page={page} />
      <ArticleFooter page={page} />
      <Feedback />
    </Article>
  );
}

async function TranslationNotice({ page }: { page: DocPage }) {
  if (page.translation === 'missing') return <NotTranslated />;
  const t = await getTranslations('docs');
  const { defaultLocale } = getSite().model.config;
  return (
    <Admonition kind="info" title={t('staleTranslationTitle')}>
      <p>
        {t('staleTranslation')}{' '}
        <FileLink locale={defaultLocale} path={page.path}>
          {t('readSource')}
        </FileLink>
      </p>
    </Admonition>
  );
}

async function Tags({ page }: { page: DocPage }) {
  if (page.tags.length === 0) return null;
  const t = await getTranslations('docs');
  return (
    <div className={styles.tags} data-no-search>
      <b>{t('tagsColon')}</b>
      <ul>
        {page.tags.map((tag) => (
          <li key={tag.path}>
            <PageLink locale={page.locale} path={tag.path} rel="tag">
              {tag.label}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
