/**
 * The messages of an error and its causes, joined by `word`. A cyclic chain ends at its first
 * repetition.
 */
export function causeChain(error: unknown, word: string): string {
  const messages: string[] = [];
  const seen = new Set<unknown>();
  for (
    let cause = error;
    cause !== undefined && cause !== null && !seen.has(cause);
    cause = cause instanceof Error ? cause.cause : undefined
  ) {
    seen.add(cause);
    messages.push(messageOf(cause));
  }
  return messages.join(`\n\n${word}\n`);
}

function messageOf(cause: unknown): string {
  if (cause instanceof Error) return cause.message === '' ? String(cause) : cause.message;
  if (typeof cause === 'string') return cause;
  return typeof cause === 'number' ? String(cause) : Object.prototype.toString.call(cause);
}
