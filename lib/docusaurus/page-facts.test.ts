import { expect, test } from 'vitest';
import { docAt, modelOf } from '@/lib/docs/__fixtures__/tree.ts';
import { docFacts } from './page-facts.ts';

test('moved in: useDoc() has the metadata, front matter and headings of the page', () => {
  const { en } = modelOf({
    'en/S/a.md': '---\ntitle: Glaze\nstatus: beta\ntags: [fire]\n---\n\nShiny.\n',
    'en/S/b.md': '# B\n',
  });
  const toc = [{ value: 'How', id: 'how', level: 2 }];
  const doc = docFacts(docAt(en, '/S/a'), undefined, toc, (path) => `/kb${path}`);
  expect(doc).toMatchObject({
    metadata: {
      id: 'a',
      title: 'Glaze',
      permalink: '/kb/S/a',
      source: '@site/en/S/a.md',
      tags: [{ label: 'fire', permalink: '/kb/S/tags/fire' }],
      next: { title: 'B', permalink: '/kb/S/b' },
      previous: undefined,
    },
    frontMatter: { status: 'beta' },
    toc,
    contentTitle: undefined,
  });
});

test('moved in: useDoc() names the sidebar that the page shows', () => {
  const { en } = modelOf({ 'en/S/a.md': '# A\n' });
  const page = docAt(en, '/S/a');
  const [first] = en.sectionVersions;
  if (!first) throw new Error('There is no section.');
  const version = {
    ...first,
    sidebarId: 'guide',
    sidebars: [
      { id: 'guide', items: [] },
      { id: 'api', items: [] },
    ],
  };
  const sidebarOf = (sidebar?: number | null) =>
    docFacts({ ...page, sidebar }, version, [], (path) => path).metadata.sidebar;
  expect([sidebarOf(), sidebarOf(1), sidebarOf(null)]).toEqual(['guide', 'api', undefined]);
});
