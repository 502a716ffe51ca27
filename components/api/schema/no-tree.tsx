import { useCrashWords } from '@/components/crash/crash-words.tsx';
import { LoadError } from '@/components/crash/load-error.tsx';

/** In place of a tree whose file cannot be loaded. */
export function NoTree({ onRetry }: { onRetry: () => void }) {
  return <LoadError words={useCrashWords()} onRetry={onRetry} />;
}
