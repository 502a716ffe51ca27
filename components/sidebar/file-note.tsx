import { LoadError, type LoadErrorWords } from '@/components/crash/load-error.tsx';
import type { ListedEntries } from './use-entries.ts';

export interface FileWords extends LoadErrorWords {
  loading: string;
  /** The link to the entries that the HTML leaves out. It contains `{count}`. */
  all: string;
}

/** In place of entries whose file is not there yet, or cannot be loaded. */
export function FileNote({
  status,
  retry,
  words,
}: Pick<ListedEntries, 'status' | 'retry'> & { words: FileWords }) {
  if (status === 'loading')
    return (
      <li data-html="">
        <span role="status">{words.loading}</span>
      </li>
    );
  if (status !== 'failed') return null;
  return (
    <li data-html="">
      <LoadError words={words} onRetry={retry} />
    </li>
  );
}
