import { SiteLink } from '@/components/navigation/site-link.tsx';
import { routerHref } from '@/components/navigation/base-path.ts';
import type { SearchAnswer } from '@/lib/search/protocol.ts';
import { unknownText } from './count-text.ts';
import { searchHref } from './result-href.ts';
import styles from './search-page.module.css';

interface Props {
  answer?: SearchAnswer;
  /** The context of the address that is not known. */
  unknownContext?: string;
  context?: string;
  version?: string;
  /** Path of the locale's search page, with the base path. */
  searchPage: string;
  words: Record<string, string>;
}

/**
 * Above the results: an unknown context, words that were not found, what may be meant, and what
 * other manuals have.
 */
export function ResultsHead({
  answer,
  unknownContext,
  context,
  version,
  searchPage,
  words,
}: Props) {
  const unknown = answer ? unknownText(answer, words) : '';
  const elsewhere = answer?.elsewhere?.total ?? 0;
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
      {answer && context !== undefined && elsewhere > 0 && (
        <p className={styles.note}>
          <SiteLink href={to({ text: answer.text.trim() })} replace>
            {words.moreElsewhere?.replace('{count}', String(elsewhere))}
          </SiteLink>
        </p>
      )}
    </>
  );
}
