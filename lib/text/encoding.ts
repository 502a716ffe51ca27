interface EncodingMistake {
  /** Without a subject: `is UTF-16`. */
  message: string;
  /** 1-based; absent when the whole file is wrong. */
  line?: number;
}

/**
 * What is wrong with a text file's encoding, or undefined. UTF-8 is right, with or without a byte
 * order mark.
 */
export function encodingMistake(bytes: Uint8Array): EncodingMistake | undefined {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    return { message: 'is UTF-16' };
  if (bytes.includes(0)) return { message: 'is no text, or UTF-16' };
  if (isUtf8(bytes)) return undefined;
  return {
    message: 'is not UTF-8; perhaps Big5 or a code page of Windows',
    line: firstBadLine(bytes),
  };
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function firstBadLine(bytes: Uint8Array): number {
  let line = 1;
  let start = 0;
  for (let index = 0; index <= bytes.length; index++) {
    if (index < bytes.length && bytes[index] !== 0x0a) continue;
    if (!isUtf8(bytes.subarray(start, index))) return line;
    line++;
    start = index + 1;
  }
  return line;
}
