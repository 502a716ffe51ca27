import { expect, test } from 'vitest';
import { documentLink, type LinkPlaces } from './document-links.ts';

const places: LinkPlaces = {
  operations: new Map([
    ['getPetById', 'get-pet-by-id'],
    ['users/list', 'users-list'],
  ]),
  tags: new Map([['Pet store', 'pet-store']]),
  overview: 'overview',
  headings: ['rate-limits'],
  site: 'https://developer.example.com/docs/',
};

test.each([
  ['#operation/getPetById', { slug: 'get-pet-by-id' }],
  ['#tag/Pet-store/operation/getPetById', { slug: 'get-pet-by-id' }],
  ['#/Pet store/getPetById', { slug: 'get-pet-by-id' }],
  ['#/Pet%20store/getPetById', { slug: 'get-pet-by-id' }],
  ['#operation-getPetById', { slug: 'get-pet-by-id' }],
  ['#tag/Pet-store', { slug: 'pet-store' }],
  ['#tag/Pet-store/operation/gone', { slug: 'pet-store' }],
  ['#section/Rate-limits', { slug: 'overview', hash: 'rate-limits' }],
  ['#Rate%20limits', { slug: 'overview', hash: 'rate-limits' }],
  ['#rate-limits', { slug: 'overview', hash: 'rate-limits' }],
  ['#schema/Unknown', undefined],
  ['#%E0%A4%A', undefined],
  ['guide.html', { href: 'https://developer.example.com/docs/guide.html' }],
  ['/start#keys', { href: 'https://developer.example.com/start#keys' }],
  ['javascript:alert(1)', undefined],
])('%s of a document leads to %j', (target, expected) => {
  expect(documentLink(target, places)).toEqual(expected);
});

test('a relative link of a document that names no site leads nowhere', () => {
  expect(documentLink('guide.html', { ...places, site: undefined })).toBeUndefined();
  expect(documentLink('guide.html', { ...places, site: 'not an address' })).toBeUndefined();
});
