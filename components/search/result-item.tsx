import type { Ref } from 'react';
import { isBlank, joinMarked, MarkedText } from './marked-text.tsx';
import { ResultLink } from './result-link.tsx';
import type { ShownResult } from './results-state.ts';

interface Props {
  result: ShownResult;
  /** The link to the page. */
  ref: Ref<HTMLAnchorElement>;
}

/** A result on the search page: the page, its best passage, and further sections. */
export function ResultItem({ result, ref }: Props) {
  const { best, more } = result;
  const passage = joinMarked(best.heading, best.text);
  return (
    <li data-incomplete={result.isIncomplete}>
      <ResultLink page={result} section={best} ref={ref}>
        <MarkedText text={result.title} />
      </ResultLink>
      {result.b.length > 0 && <i>{result.b.join(' › ')}</i>}
      {!isBlank(passage) && (
        <p>
          <MarkedText text={passage} />
        </p>
      )}
      {more.length > 0 && (
        <ul>
          {more.map((section) => (
            <li key={section.h}>
              <ResultLink page={result} section={section}>
                <MarkedText text={section.heading} />
              </ResultLink>
              {!isBlank(section.text) && (
                <p>
                  <MarkedText text={section.text} />
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
