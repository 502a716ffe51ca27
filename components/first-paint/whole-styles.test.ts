import { expect, test, vi } from 'vitest';
import { applySheets, wholeStyles } from './whole-styles.ts';

class Link extends EventTarget {
  media = 'print';
  constructor(readonly sheet: object | null) {
    super();
  }
}

const documentOf = (...links: Link[]) => ({ querySelectorAll: () => links }) as unknown as Document;
const settled = async (promise: Promise<void>) =>
  Promise.race([
    promise.then(() => true),
    new Promise((done) => setTimeout(() => done(false), 20)),
  ]);

test('B72: sheets apply together, when the last has come', async () => {
  const [here, coming] = [new Link({}), new Link(null)];
  const applied = wholeStyles(documentOf(here, coming));
  expect(await settled(applied)).toBe(false);
  expect([here.media, coming.media]).toEqual(['print', 'print']);
  coming.dispatchEvent(new Event('load'));
  expect(await settled(applied)).toBe(true);
  expect([here.media, coming.media]).toEqual(['all', 'all']);
});

test('B13: a sheet that cannot be loaded delays nothing, with or without an error event', async () => {
  const failing = new Link(null);
  const applied = wholeStyles(documentOf(failing));
  failing.dispatchEvent(new Event('error'));
  expect(await settled(applied)).toBe(true);
  await wholeStyles(documentOf(new Link(null)), 1);
});

test('B72: in the head, the sheets apply together when the last has come and the body has begun', () => {
  const links = [new Link({}), new Link(null)];
  const heard = new Map<string, (event: { target: object }) => void>();
  const document = {
    body: null as object | null,
    querySelectorAll: () => links,
    addEventListener: (type: string, listener: (event: { target: object }) => void) =>
      heard.set(type, listener),
  };
  applySheets({ document } as unknown as Window);
  vi.stubGlobal('HTMLLinkElement', Link);
  const media = () => links.map((link) => link.media);
  heard.get('load')!({ target: links[0]! });
  expect(media()).toEqual(['print', 'print']);
  Object.assign(links[1]!, { sheet: {} });
  heard.get('load')!({ target: links[1]! });
  expect(media(), 'the body has not begun').toEqual(['print', 'print']);
  document.body = {};
  heard.get('load')!({ target: {} });
  expect(media(), 'a picture').toEqual(['print', 'print']);
  heard.get('DOMContentLoaded')!({ target: document });
  expect(media()).toEqual(['all', 'all']);
  vi.unstubAllGlobals();
});
