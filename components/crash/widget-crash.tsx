import type { CrashWords } from './crash-page.tsx';
import { TechnicalDetails } from './technical-details.tsx';
import styles from './widget-crash.module.css';

/** Takes the place of a part of a page that has crashed. */
export function WidgetCrash({ error, words, onRetry }: { error: unknown; words: CrashWords; onRetry: () => void }) {
  return (
    <div className={styles.box} role="alert">
      <div>{words.partCrashed}</div>
      <button type="button" className={styles.retry} onClick={onRetry}>
        {words.tryAgain}
      </button>
      <TechnicalDetails label={words.technicalDetails} message={error instanceof Error && error.message !== '' ? error.message : String(error)} />
    </div>
  );
}
