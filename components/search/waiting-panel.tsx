import { Button } from '@/components/ui/button.tsx';
import styles from './suggestions.module.css';

interface Props {
  text: string;
  /** Name of the list that will stand here. */
  label: string;
  retry: string;
  /** What has failed can be tried again. */
  onRetry?: () => void;
}

/** What stands below the search box until its script is there. */
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
