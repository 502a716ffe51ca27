import { Button } from '@/components/ui/button.tsx';
import type { CrashWords } from './crash-page.tsx';
import { TechnicalDetails } from './technical-details.tsx';
import styles from './widget-crash.module.css';

interface Props {
  error: unknown;
  /** Set only in the preview, where the writer needs the error. */
  file?: string;
  words: CrashWords;
  onRetry: () => void;
}

/** Replaces a part of a page that has crashed. */
export function WidgetCrash({ error, file, words, onRetry }: Props) {
  const message = error instanceof Error && error.message !== '' ? error.message : String(error);
  return (
    <div className={styles.box} role="alert">
      <div>{file === undefined ? words.partCrashed : `${file}: ${message}`}</div>
      <Button variant="alert" onClick={onRetry}>
        {words.tryAgain}
      </Button>
      {file === undefined && <TechnicalDetails label={words.technicalDetails} message={message} />}
    </div>
  );
}
