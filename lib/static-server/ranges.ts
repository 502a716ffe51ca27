/** Bytes of a file, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * What a `Range` header asks for of a file of `size` bytes.
 * @returns undefined when the whole file is the answer: no header, one that cannot be read, or several ranges
 */
export function requestedRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = /^\s*bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  // The last so many bytes.
  if (first === '')
    return last === '0' || Number(last) === 0 || size === 0
      ? 'unsatisfiable'
      : { start: Math.max(0, size - Number(last)), end: size - 1 };
  const [start, end] = [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)];
  if (last !== '' && Number(last) < start) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end };
}

/**
 * Whether what a client has a part of is still the file: `If-Range` names its date, or its tag, which must be a strong one.
 * A client without the header takes whatever there is.
 */
export function isSameFile(
  ifRange: string | undefined,
  { etag, lastModified }: { etag: string; lastModified: string },
): boolean {
  if (ifRange === undefined) return true;
  return ifRange === lastModified || (ifRange === etag && !etag.startsWith('W/'));
}
