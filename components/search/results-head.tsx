import { SiteLink } from '@/components/navigation/site-link.tsx';
import { routerHref } from '@/components/navigation/base-path.ts';
import type { SearchManifest } from '@/lib/search/manifest.ts';
import type { SearchAnswer } from '@/lib/search/protocol.ts';
import { unknownText } from './count-text.ts';
import { idleStop } from './idle-rows.ts';
import { otherSections, sectionsHeading } from './other-sections.ts';
import { localeHome } from './place.ts';
import { searchHref } from './result-href.ts';
import styles from './search-page.module.css';

const SECTIONS_ID = 'search-page-sections';

interface Props {
  manifest?: SearchManifest;
  /** The searched text. */
  text: string;
  /** The last answer that was not going to change. */
  answer?: SearchAnswer;
  /** It answers this question, not the one before. */
  isCurrent: boolean;
  /** The context of the address that is not known. */
  unknownContext?: string;
  context?: string;
  version?: string;
  /** Path of the locale's search page, with the base path. */
  searchPage: string;
}

/**
 * Above the results: an unknown context, words that were not found, what may be meant, the way to
 * the whole portal, and when nothing was found the sections to look in.
 */
export function ResultsHead({
  manifest,
  text,
  answer,
  isCurrent,
  unknownContext,
  context,
  version,
  searchPage,
}: Props) {
  const words = manifest?.words ?? {};
  const unknown = answer ? unknownText(answer, words) : '';
  const elsewhere = isCurrent && answer && answer.total > 0 ? (answer.elsewhere?.total ?? 0) : 0;
  const sections =
    manifest && answer
      ? otherSections(manifest, answer, { context, version }, localeHome(searchPage))
      : [];
  const to = (question: { text: string; context?: string }) =>
    routerHref(searchHref(searchPage, { ...question, version }));
  return (
    <>
      {unknownContext !== undefined && (
        <p className={styles.note}>
          {words.unknownContext?.replace('{context}', () => unknownContext)}
        </p>
      )}
      {unknown !== '' && <p className={styles.note}>{unknown}</p>}
      {answer?.suggestion !== undefined && (
        <p className={styles.note}>
          <SiteLink href={to({ text: answer.suggestion, context })} replace>
            {words.didYouMean?.replace('{query}', () => answer.suggestion ?? '')}
          </SiteLink>
        </p>
      )}
      {/* Always there, so that nothing moves when the number is known. */}
      {context !== undefined && (
        <p className={styles.note}>
          <SiteLink href={to({ text })} replace data-search-whole>
            {elsewhere > 0
              ? words.moreElsewhere?.replace('{count}', String(elsewhere))
              : words.searchEverywhere}
          </SiteLink>
        </p>
      )}
      {sections.length > 0 && (
        <nav className={styles.note} aria-labelledby={SECTIONS_ID} data-search-sections>
          <p id={SECTIONS_ID}>{sectionsHeading(sections, words)}</p>
          <ul>
            {sections.map((row) => (
              <li key={idleStop(row)}>
                {row.type === 'manual' ? (
                  <SiteLink href={to(row)} replace>
                    {row.title}
                  </SiteLink>
                ) : (
                  row.type === 'page' && <SiteLink href={row.u}>{row.title}</SiteLink>
                )}
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
