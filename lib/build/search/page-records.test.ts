import { rmSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { pageRecords } from '@/lib/build/search/page-records.ts';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { modelOf } from '@/lib/docs/__fixtures__/tree.ts';
import { siteIndex } from '@/lib/docs/site-index.ts';

let folder = '';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const doc = (title: string, more = '') => `---\ntitle: ${title}\n${more}\n---\nText\n`;
const { model, en } = modelOf({
  'en/S/_category_.json': '{ "label": "Boards" }',
  'en/S/g/h/a.md': doc('A', 'tags: [x]\nkeywords: [reset]'),
  'en/S/g/h/index.md': doc('H'),
  'en/S/secret.md': doc('Secret', 'unlisted: true'),
});

const html = (text: string) => `<main><article><h1>Seen</h1><p>${text}</p></article></main>`;

/** The records of the pages of the section, from an export of these files. */
function records(files: Record<string, string>, exclude: string[] = []) {
  folder = folderOf(files);
  const config = { ...model.config, search: { ...model.config.search, exclude } };
  return pageRecords(folder, config, siteIndex(en)).map(({ record }) => record);
}
const files = { 'S/g/h/a.html': html('reset it'), 'S/g/h.html': html('all of it') };

describe('B83: what the search knows of a page', () => {
  test('its address, its title and text as they are seen, its keywords and tags', () => {
    expect(records(files).find(({ url }) => url === '/S/g/h/a')).toMatchObject({
      title: 'Seen',
      keywords: ['reset', 'x'],
      sections: [{ text: 'reset it' }],
    });
  });

  test('its breadcrumb from the section down to its parent', () => {
    const trails = records(files).map(({ url, breadcrumb }) => [url, breadcrumb]);
    expect(Object.fromEntries(trails)).toEqual({
      '/S/g/h': ['Boards', 'g'],
      '/S/g/h/a': ['Boards', 'g', 'H'],
    });
  });

  test('nothing of pages that are not to be found', () => {
    expect(records({}, ['S/g'])).toEqual([]);
  });

  test('B100: a page that it cannot read stops the build', () => {
    expect(() => records({ ...files, 'S/g/h.html': '<main></main>' })).toThrow(
      '/S/g/h.html has no <article>, so the search cannot read it.',
    );
  });
});
