import { expect, test } from 'vitest';
import { wordsOfAddress } from './words-of-address.ts';

test.each([
  ['/EdgeLink/Cloud/azure-iot-hub', 'azure iot hub'],
  ['/EdgeLink/Cloud/Azure_IoT_Hub.html', 'Azure IoT Hub'],
  ['/EdgeLink/Cloud/', 'Cloud'],
  ['/zh-tw/EdgeLink/%E8%B3%87%E6%96%99%E8%A8%98%E9%8C%84', '資料記錄'],
  ['/BSP/index.html', 'BSP'],
  ['/BSP/100%-done', '100% done'],
  ['/404', ''],
  ['/', ''],
  ['/' + 'x'.repeat(500), 'x'.repeat(100)],
])('B4: the words of %s are “%s”', (pathname, words) => {
  expect(wordsOfAddress(pathname)).toBe(words);
});
