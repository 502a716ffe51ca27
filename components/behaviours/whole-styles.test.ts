import { expect, test, vi } from 'vitest';
import { applySheets, wholeStyles } from './whole-styles.ts';

class Link extends EventTarget {
  media = 'print';
  constructor(readonly sheet: object | null) {
    super();
  }
}

const documentOf = (...links: Link[]) => ({ querySelectorAll: () => links }) as unknown as Document;
const settled = async (promise: Promise<void>) => Promise.race([promise.then(() => true), new Promise((done) => setTimeout(() => done(false), 20))]);

test('B72: sheets that are here apply at once, others when they have come', async () => {
  const [here, coming] = [new Link({}), new Link(null)];
  const applied = wholeStyles(documentOf(here, coming));
  expect(await settled(applied)).toBe(false);
  expect([here.media, coming.media]).toEqual(['all', 'print']);
  coming.dispatchEvent(new Event('load'));
  expect(await settled(applied)).toBe(true);
  expect(coming.media).toBe('all');
});

test('B13: a sheet that cannot be loaded holds nobody up, whether it says so or not', async () => {
  const failing = new Link(null);
  const applied = wholeStyles(documentOf(failing));
  failing.dispatchEvent(new Event('error'));
  expect(await settled(applied)).toBe(true);
  await wholeStyles(documentOf(new Link(null)), 1);
});

test('B72: a sheet applies when it comes, without the application; other files change nothing', () => {
  let loaded: (event: { target: object }) => void = () => undefined;
  applySheets({ document: { addEventListener: (_: string, listener: typeof loaded) => (loaded = listener) } } as unknown as Window);
  vi.stubGlobal('HTMLLinkElement', Link);
  const [sheet, other, image] = [new Link({}), Object.assign(new Link({}), { media: 'screen' }), { media: 'print' }];
  for (const target of [sheet, other, image]) loaded({ target });
  expect([sheet.media, other.media, image.media]).toEqual(['all', 'screen', 'print']);
  vi.unstubAllGlobals();
});
