import { Button } from '@/components/ui/button.tsx';
import styles from './suggestions.module.css';

interface Props {
  text: string;
  /** Accessible name of the list. */
  label: string;
  retry: string;
  /** Tries again after a failure. */
  onRetry?: () => void;
}

/** The panel below the search box until its code is loaded. */
export function WaitingPanel({ text, label, retry, onRetry }: Props) {
  return (
    <>
      <div className={styles.state} data-search-state>
        {text}
        {onRetry && (
          <Button variant="plain" onClick={onRetry}>
            {retry}
          </Button>
        )}
      </div>
      <div role="listbox" id="search-results" aria-label={label} />
    </>
  );
}
