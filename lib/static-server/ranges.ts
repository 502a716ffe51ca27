/** A byte range, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Parses a `Range` header for a file of `size` bytes.
 * @returns undefined if the answer is the whole file: no header, an invalid one, or several ranges
 */
export function requestedRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = /^\s*bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  // A suffix range: the last bytes of the file.
  if (first === '')
    return last === '0' || Number(last) === 0 || size === 0
      ? 'unsatisfiable'
      : { start: Math.max(0, size - Number(last)), end: size - 1 };
  const [start, end] = [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)];
  if (last !== '' && Number(last) < start) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end };
}

/**
 * Whether a client's partial copy is still current. `If-Range` contains its date or its strong
 * entity tag; without the header any copy is.
 */
export function isSameFile(
  ifRange: string | undefined,
  { etag, lastModified }: { etag: string; lastModified: string },
): boolean {
  if (ifRange === undefined) return true;
  return ifRange === lastModified || (ifRange === etag && !etag.startsWith('W/'));
}
