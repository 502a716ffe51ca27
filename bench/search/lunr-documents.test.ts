import { expect, test } from 'vitest';
import { lunrDocuments } from './lunr-documents.ts';

const b = ['Guide'];
const page = { url: '/a', title: 'Title', keywords: [], breadcrumb: b, sections: [] };

test('a page of nothing but a title is one document', () => {
  expect(lunrDocuments(page)).toEqual([
    { type: 'title', u: '/a', h: '', t: 'Title', s: 'Title', b },
  ]);
});

test('keywords, headings and texts are documents of their own, each with the heading above it', () => {
  const documents = lunrDocuments({
    ...page,
    keywords: ['one', 'two'],
    sections: [
      { id: '', heading: '', text: 'first' },
      { id: 'title', heading: 'Title', text: 'second' },
      { id: '設定', heading: 'Settings', text: '' },
      { id: 'more', heading: 'More', text: 'third' },
    ],
  });
  expect(documents.slice(1)).toEqual([
    { type: 'keywords', u: '/a', h: '', t: 'one, two', s: 'Title', b },
    { type: 'content', u: '/a', h: '', t: 'first', s: 'Title', b },
    { type: 'content', u: '/a', h: '#title', t: 'second', s: 'Title', b },
    { type: 'heading', u: '/a', h: '#%E8%A8%AD%E5%AE%9A', t: 'Settings', s: 'Title', b },
    { type: 'heading', u: '/a', h: '#more', t: 'More', s: 'Title', b },
    { type: 'content', u: '/a', h: '#more', t: 'third', s: 'More', b },
  ]);
});
