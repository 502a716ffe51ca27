import { Button } from '@/components/ui/button.tsx';
import type { BoxState } from './box-model.ts';
import type { BoxStore } from './box-store.ts';
import { unknownText } from './count-text.ts';
import styles from './suggestions.module.css';

interface Props {
  store: BoxStore;
  state: BoxState;
  /** Why there are no rows. */
  above: string;
  retry: string;
  onRetry: () => void;
}

/**
 * Above the rows: where is searched, why there are none, which words were not found and what may be
 * meant.
 */
export function PanelHead({ store, state, above, retry, onRetry }: Props) {
  const { answer, scope, idle, isFailing, told } = state;
  const words = store.session.manifest?.words ?? {};
  const unknown = unknownText(told, words);
  const { suggestion } = told;
  const place = scope.context === undefined ? words.searchingAll : words.searchingIn;
  return (
    <>
      {scope.own && (answer || idle.length > 0) && (
        <p className={styles.place} data-search-place>
          {place?.replace('{context}', () => scope.own?.label ?? '')}
        </p>
      )}
      <div className={styles.state} data-search-state>
        {above}
        {isFailing && (
          <Button variant="plain" onClick={onRetry}>
            {retry}
          </Button>
        )}
      </div>
      {(unknown !== '' || suggestion !== undefined) && (
        <p className={styles.state} data-search-unknown>
          {unknown}
          {suggestion !== undefined && (
            <Button variant="plain" onClick={() => store.searchAgain(suggestion)}>
              {words.didYouMean?.replace('{query}', () => suggestion)}
            </Button>
          )}
        </p>
      )}
    </>
  );
}
