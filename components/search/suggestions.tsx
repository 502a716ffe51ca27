import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { hasLinkToAll, type BoxState } from './box-state.ts';
import type { BoxStore } from './box-store.ts';
import { boxTexts, type BoxWords } from './box-texts.ts';
import { localeHome } from './place.ts';
import { SeeAll } from './see-all.tsx';
import { SuggestionRowLink } from './suggestion-row-link.tsx';
import styles from './suggestions.module.css';

const LIST_ID = 'search-results';
const ALL_ID = 'search-all';
/** The label of the key, the same in every language. */
const ESCAPE = 'Esc';

const rowId = (index: number): string => `search-row-${index}`;

/** Id of the active row or link, for `aria-activedescendant` of the field. */
export const activeId = ({ active, rows }: BoxState): string | undefined =>
  active < 0 ? undefined : active < rows.length ? rowId(active) : ALL_ID;

interface Props {
  store: BoxStore;
  label: string;
  retry: string;
  own: BoxWords;
  onRetry: () => void;
  /** A row was opened in this tab. */
  onNavigate: () => void;
}

/** The panel below the search box: the rows, or why there are none, and the link to all results. */
export function Suggestions({ store, label, retry, own, onRetry, onNavigate }: Props) {
  const state = useSyncExternalStore(store.subscribe, store.getState);
  const { rows, active, answer, scope, opening, isPointed } = state;
  const words = store.session.manifest?.words ?? {};
  const texts = boxTexts(state, own, words);
  const stops = useRef<(HTMLAnchorElement | null)[]>([]);
  // A click on the link itself, so that keys open it in the same way as the pointer.
  useEffect(() => {
    if (opening)
      stops.current[opening.stop]?.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, ...opening.keys }),
      );
  }, [opening]);
  useEffect(() => {
    if (!isPointed) stops.current[active]?.scrollIntoView({ block: 'nearest' });
  }, [active, isPointed]);
  return (
    <>
      <div className={styles.state} data-search-state>
        {texts.above}
        {state.isFailing && (
          <Button variant="plain" onClick={onRetry}>
            {retry}
          </Button>
        )}
      </div>
      <div
        role="listbox"
        id={LIST_ID}
        aria-label={label}
        data-search-list
        onPointerLeave={store.leave}
      >
        {rows.map((row, index) => (
          <SuggestionRowLink
            key={row.key}
            row={row}
            id={rowId(index)}
            isActive={index === active}
            home={localeHome(store.searchPage)}
            apiReference={words.apiReference ?? ''}
            ref={(link) => void (stops.current[index] = link)}
            onPoint={() => store.point(index)}
            onNavigate={onNavigate}
          />
        ))}
      </div>
      <div className={styles.foot} data-search-foot>
        {answer && hasLinkToAll(state) && (
          <SeeAll
            id={ALL_ID}
            answer={answer}
            scope={scope}
            searchPage={store.searchPage}
            words={words}
            isActive={active === rows.length}
            ref={(link) => void (stops.current[rows.length] = link)}
            onNavigate={onNavigate}
          />
        )}
        {answer &&
          answer.total > 0 &&
          (texts.below === undefined ? <KeyHints words={words} /> : <p>{texts.below}</p>)}
      </div>
    </>
  );
}

function KeyHints({ words }: { words: Record<string, string> }) {
  return (
    <p aria-hidden="true">
      <kbd>↑↓</kbd>
      {`${words.keySelect ?? ''} `}
      <kbd>↵</kbd>
      {`${words.keyOpen ?? ''} `}
      <kbd>{ESCAPE}</kbd>
      {`${words.keyClose ?? ''} `}
    </p>
  );
}
