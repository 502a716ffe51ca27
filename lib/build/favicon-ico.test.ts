import { imageSize } from 'image-size';
import { expect, test } from 'vitest';
import { faviconIco } from './favicon-ico.ts';

test('the favicon is an icon of 16 by 16 pixels', () => {
  expect(imageSize(faviconIco())).toMatchObject({ type: 'ico', width: 16, height: 16 });
});

test('its middle has the accent colour and its corners are transparent', () => {
  const pixel = (row: number, column: number) => [...faviconIco().subarray(62 + (row * 16 + column) * 4, 66 + (row * 16 + column) * 4)];
  expect(pixel(8, 8)).toEqual([0x8c, 0x50, 0x14, 0xff]);
  expect(pixel(0, 0)).toEqual([0, 0, 0, 0]);
});
