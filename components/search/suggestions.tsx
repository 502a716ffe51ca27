import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { BoxState } from './box-model.ts';
import { stopId, stopsOf } from './box-stops.ts';
import type { BoxStore } from './box-store.ts';
import { boxTexts, type BoxWords } from './box-texts.ts';
import { IdleRowLink } from './idle-row-link.tsx';
import { idleStop, type IdleRow } from './idle-rows.ts';
import { PanelFoot } from './panel-foot.tsx';
import { PanelHead } from './panel-head.tsx';
import { sectionsHeading } from './other-sections.ts';
import { RecentRemovals } from './recent-removals.tsx';
import { SuggestionRowLink } from './suggestion-row-link.tsx';
import type { SuggestionRow } from './suggestion-rows.ts';
import styles from './suggestions.module.css';

const LIST_ID = 'search-results';
const ELSEWHERE_ID = 'search-elsewhere';
const SECTIONS_ID = 'search-sections';

/** Id of the active row or link, for `aria-activedescendant` of the field. */
export function activeId(state: BoxState): string | undefined {
  const stop = stopsOf(state)[state.active];
  return stop === undefined ? undefined : stopId(stop, state.active);
}

interface Props {
  store: BoxStore;
  label: string;
  retry: string;
  own: BoxWords;
  onRetry: () => void;
  /** A row was opened in this tab. */
  onNavigate: () => void;
}

/** The panel below the search box: the rows, or why there are none, and where else to search. */
export function Suggestions({ store, label, retry, own, onRetry, onNavigate }: Props) {
  const state = useSyncExternalStore(store.subscribe, store.getState);
  const { rows, idle, sections, active, opening, isPointed } = state;
  const words = store.session.manifest?.words ?? {};
  const texts = boxTexts(state, own, words);
  const stops = useRef<(HTMLElement | null)[]>([]);
  const stopAt = (index: number) => (element: HTMLElement | null) => {
    stops.current[index] = element;
  };
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

  const rowAt = (row: SuggestionRow, index: number) => (
    <SuggestionRowLink
      key={row.key}
      row={row}
      id={`search-row-${index}`}
      isActive={index === active}
      ref={stopAt(index)}
      onPoint={() => store.point(index)}
      onNavigate={onNavigate}
    />
  );
  const idleRowAt = (row: IdleRow, index: number) => (
    <IdleRowLink
      key={idleStop(row)}
      row={row}
      id={`search-row-${index}`}
      isActive={index === active}
      searchPage={store.searchPage}
      ref={stopAt(index)}
      onPoint={() => store.point(index)}
      onNavigate={onNavigate}
      onSearch={store.searchAgain}
    />
  );
  const here = rows.filter(({ elsewhere }) => !elsewhere);
  const others = rows.filter(({ elsewhere }) => elsewhere);
  return (
    <>
      <PanelHead store={store} state={state} above={texts.above} retry={retry} onRetry={onRetry} />
      {/* Leaving rows for what is below them lets no row move: both would be somewhere else. */}
      <div className={styles.body} onPointerLeave={store.leave}>
        <div role="listbox" id={LIST_ID} aria-label={label} data-search-list>
          {idle.map(idleRowAt)}
          {here.map(rowAt)}
          {others.length > 0 && (
            <div role="group" aria-labelledby={ELSEWHERE_ID}>
              <div id={ELSEWHERE_ID} className={styles.heading}>
                {words.elsewhere}
              </div>
              {others.map((row, index) => rowAt(row, here.length + index))}
            </div>
          )}
          {sections.length > 0 && (
            <div role="group" aria-labelledby={SECTIONS_ID}>
              <div id={SECTIONS_ID} className={styles.heading}>
                {sectionsHeading(sections, words)}
              </div>
              {sections.map((row, index) => idleRowAt(row, rows.length + index))}
            </div>
          )}
        </div>
        {idle[0]?.type === 'recent' && (
          <RecentRemovals rows={idle} label={words.forgetSearch ?? ''} onForget={store.forget} />
        )}
        <PanelFoot
          store={store}
          state={state}
          words={words}
          below={texts.below}
          stopAt={stopAt}
          onNavigate={onNavigate}
        />
      </div>
    </>
  );
}
