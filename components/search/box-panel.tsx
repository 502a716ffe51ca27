import type { BoxWords } from './box-texts.ts';
import styles from './suggestions.module.css';
import type { Box } from './use-box.ts';
import { WaitingPanel } from './waiting-panel.tsx';

export interface PanelWords extends BoxWords {
  /** Accessible name of the list. */
  results: string;
  retry: string;
}

interface Props {
  box: Pick<Box, 'search' | 'store' | 'hasFailed'>;
  words: PanelWords;
  /** What is said until the code of the suggestions is loaded. */
  before: string;
  isOpen: boolean;
  onRetry: () => void;
  /** A suggestion has been opened. */
  onNavigate: () => void;
}

/** The panel below the search box. */
export function BoxPanel({ box, words, before, isOpen, onRetry, onNavigate }: Props) {
  const { search, store, hasFailed } = box;
  return (
    // Without the focus in the field the list would close before the click.
    <div
      className={styles.panel}
      data-search-panel
      hidden={!isOpen}
      onMouseDown={(event) => event.preventDefault()}
    >
      {store && search ? (
        <search.Suggestions
          store={store}
          label={words.results}
          retry={words.retry}
          own={words}
          onRetry={onRetry}
          onNavigate={onNavigate}
        />
      ) : (
        <WaitingPanel
          text={before}
          label={words.results}
          retry={words.retry}
          onRetry={hasFailed ? onRetry : undefined}
        />
      )}
    </div>
  );
}
