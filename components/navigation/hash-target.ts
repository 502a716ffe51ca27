/** Id that a hash points to, decoded; a malformed escape is taken as it stands. Undefined without a hash. */
export function hashTarget(hash: string): string | undefined {
  if (hash.length < 2) return undefined;
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
