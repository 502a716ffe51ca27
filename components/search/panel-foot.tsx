import type { RefCallback } from 'react';
import { Button } from '@/components/ui/button.tsx';
import type { BoxState } from './box-model.ts';
import { SCOPE_STOP, stopId, stopsOf } from './box-stops.ts';
import type { BoxStore } from './box-store.ts';
import { SeeAll } from './see-all.tsx';
import styles from './suggestions.module.css';

/** The label of the key, the same in every language. */
const ESCAPE = 'Esc';

interface Props {
  store: BoxStore;
  state: BoxState;
  words: Record<string, string>;
  /** What still happens, instead of the keys. */
  below?: string;
  /** The element of a stop, by the stop's index. */
  stopAt: (index: number) => RefCallback<HTMLElement>;
  onNavigate: () => void;
}

/** Below the rows: where else to search, the link to all results, the keys. */
export function PanelFoot({ store, state, words, below, stopAt, onNavigate }: Props) {
  const { answer, scope, active, idle } = state;
  const stops = stopsOf(state);
  const place = stops.indexOf(SCOPE_STOP);
  const last = stops.length - 1;
  const label = scope.context === undefined ? words.searchOnly : words.searchEverywhere;
  return (
    <div
      className={styles.foot}
      data-search-foot
      // Rows that come in would move what the pointer is at.
      onPointerMove={() => store.point()}
    >
      {scope.own && (
        <Button
          variant="plain"
          id={stopId(SCOPE_STOP, place)}
          ref={stopAt(place)}
          data-search-scope
          data-active={active === place ? '' : undefined}
          onClick={store.switchScope}
        >
          {label?.replace('{context}', () => scope.own?.label ?? '')}
        </Button>
      )}
      {idle.some(({ type }) => type === 'recent') && (
        <Button variant="plain" onClick={() => store.forget()}>
          {words.forgetSearches}
        </Button>
      )}
      {answer && (
        <SeeAll
          id={stopId(stops[last] ?? '', last)}
          answer={answer}
          scope={scope}
          searchPage={store.searchPage}
          words={words}
          isActive={active === last}
          ref={stopAt(last)}
          onNavigate={onNavigate}
        />
      )}
      {answer &&
        answer.total > 0 &&
        (below === undefined ? <KeyHints words={words} /> : <p>{below}</p>)}
    </div>
  );
}

function KeyHints({ words }: { words: Record<string, string> }) {
  return (
    <p aria-hidden="true">
      <span>
        <kbd>↑↓</kbd>
        {words.keySelect}
      </span>
      <span>
        <kbd>↵</kbd>
        {words.keyOpen}
      </span>
      <span>
        <kbd>{ESCAPE}</kbd>
        {words.keyClose}
      </span>
    </p>
  );
}
