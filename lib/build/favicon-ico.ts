const SIZE = 16;
/** The accent of the light theme, as in components/frame/wordmark.tsx. */
const BLUE_GREEN_RED = [0x8c, 0x50, 0x14];
/** Rounded corners: how many pixels of each of the outermost rows are left out at either side. */
const CORNERS = [3, 2, 1];

/**
 * `favicon.ico` for browsers that ask for it whatever the pages say: a plain square in the accent colour. A site that
 * brings its own in `public/` keeps it. Format: one 32-bit bitmap, rows from the bottom up, then a transparency mask.
 */
export function faviconIco(): Buffer {
  const pixels = Buffer.alloc(SIZE * SIZE * 4);
  for (let row = 0; row < SIZE; row++) {
    const corner = CORNERS[Math.min(row, SIZE - 1 - row)] ?? 0;
    for (let column = corner; column < SIZE - corner; column++) pixels.set([...BLUE_GREEN_RED, 0xff], (row * SIZE + column) * 4);
  }
  const mask = Buffer.alloc(SIZE * 4);
  const bitmap = Buffer.alloc(40);
  bitmap.writeUInt32LE(40, 0);
  bitmap.writeInt32LE(SIZE, 4);
  // Height of colours and mask together.
  bitmap.writeInt32LE(SIZE * 2, 8);
  bitmap.writeUInt16LE(1, 12);
  bitmap.writeUInt16LE(32, 14);
  const image = Buffer.concat([bitmap, pixels, mask]);
  const directory = Buffer.alloc(22);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(1, 4);
  directory.set([SIZE, SIZE], 6);
  directory.writeUInt16LE(1, 10);
  directory.writeUInt16LE(32, 12);
  directory.writeUInt32LE(image.length, 14);
  directory.writeUInt32LE(directory.length, 18);
  return Buffer.concat([directory, image]);
}
