import { getTranslations } from 'next-intl/server';
import { ExternalLink, PageLink } from '@/components/frame/site-link.tsx';
import { ArticleHeader } from '@/components/docs/article-header.tsx';
import type { TrainingPage } from '@/lib/docs/types.ts';
import { LazyCoursePart } from './lazy-course-part.tsx';
import { TrackProgress, TrackTitle } from './track-course.tsx';
import styles from './training.module.css';

/** The training page: courses, formats, registration. */
export async function Training({ page }: { page: TrainingPage }) {
  const t = await getTranslations('training');
  const course = await getTranslations('course');
  const { content, locale } = page;
  const courses = content.tracks.flatMap((track) => track.course ?? []);
  return (
    <main id="main" className={styles.training}>
      <ArticleHeader title={content.title} description={content.description} />
      <section aria-labelledby="courses" className={styles.part}>
        <h2 id="courses">{t('tracks')}</h2>
        <ul className={styles.cards}>
          {content.tracks.map((track) => (
            <li key={track.title} className={styles.card}>
              <TrackTitle locale={locale} track={track} />
              <p>{track.text}</p>
              <dl className={styles.facts}>
                <Fact name={t('audience')} text={track.audience} />
                <Fact name={t('level')} text={track.level} />
                <Fact name={t('length')} text={track.length} />
              </dl>
              <TrackProgress locale={locale} track={track} />
              <p className={styles.manuals}>{t('manuals')}</p>
              <ul className={styles.links}>
                {track.manuals.map((manual, index) => (
                  <li key={index}>
                    <PageLink locale={locale} path={manual.to}>
                      {manual.label}
                    </PageLink>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        {courses.length > 0 && (
          <LazyCoursePart
            part="forget-all"
            courses={courses}
            words={{
              kept: course('kept'),
              remove: course('removeAll'),
              removed: course('removed'),
            }}
          />
        )}
      </section>
      <Definitions id="formats" title={t('formats')} items={content.formats} />
      <Definitions id="levels" title={t('levels')} items={content.levels} />
      <section aria-labelledby="register" className={styles.part}>
        <h2 id="register">{t('register')}</h2>
        <p>{content.registration.text}</p>
        <p>
          <ExternalLink href={content.registration.href}>{content.registration.label}</ExternalLink>
        </p>
      </section>
      <section aria-labelledby="faq" className={styles.part}>
        <h2 id="faq">{t('faq')}</h2>
        {content.faq.map(({ question, answer }) => (
          <details key={question} className={styles.question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </section>
    </main>
  );
}

function Fact({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}

function Definitions({
  id,
  title,
  items,
}: {
  id: string;
  title: string;
  items: readonly { name: string; text: string }[];
}) {
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{title}</h2>
      <dl className={styles.definitions}>
        {items.map((item) => (
          <Fact key={item.name} name={item.name} text={item.text} />
        ))}
      </dl>
    </section>
  );
}
