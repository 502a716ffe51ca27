import { decoded } from '@/lib/text/decoded.ts';

/** The decoded id in a hash; undefined without a hash. A malformed escape is not decoded. */
export function hashTarget(hash: string): string | undefined {
  return hash.length < 2 ? undefined : decoded(hash.slice(1));
}
