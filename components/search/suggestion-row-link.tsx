import type { Ref } from 'react';
import { isBlank, joinMarked, MarkedText } from './marked-text.tsx';
import { ResultLink } from './result-link.tsx';
import type { SuggestionRow } from './suggestion-rows.ts';

interface Props {
  row: SuggestionRow;
  id: string;
  isActive: boolean;
  ref: Ref<HTMLAnchorElement>;
  /** The pointer is on the row. */
  onPoint: () => void;
  onNavigate: () => void;
}

/**
 * A row of the suggestions. The focus stays in the field, whose `aria-activedescendant` is the
 * active row.
 */
export function SuggestionRowLink({
  row: { page, section, below },
  isActive,
  onPoint,
  ...rest
}: Props) {
  const passage = joinMarked(section.heading, section.text);
  return (
    <ResultLink
      {...rest}
      page={page}
      section={section}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      data-row={below ? 'section' : 'page'}
      data-type={section.type}
      onPointerMove={onPoint}
      onPointerDown={onPoint}
    >
      {!below && !isBlank(page.title) && (
        <b>
          <MarkedText text={page.title} />
        </b>
      )}
      {!below && page.b.length > 0 && <i>{page.b.join(' › ')}</i>}
      {!isBlank(passage) && (
        <span>
          <MarkedText text={passage} />
        </span>
      )}
    </ResultLink>
  );
}
