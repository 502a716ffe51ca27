/** The decoded id in a hash; undefined without a hash. A malformed escape is not decoded. */
export function hashTarget(hash: string): string | undefined {
  if (hash.length < 2) return undefined;
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
