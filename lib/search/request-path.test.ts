import { expect, test } from 'vitest';
import { pathsInQuery, pathTerms } from './request-path.ts';

test.each([
  ['/v1/users/{userId}', ['/v1/users/*', '/users/*']],
  ['users/:userId', ['/users/*']],
  ['/users/<id>/', ['/users/*']],
  ['https://host.example:8443/v1/users/4711?full=true#top', ['/v1/users/*', '/users/*']],
  ['/users/123e4567-e89b-12d3-a456-426614174000', ['/users/*']],
  ['/devices/{deviceId}:activate', ['/devices/*:activate']],
  ['/Users/{id}/Groups', ['/users/*/groups']],
  ['/v2/tags', ['/v2/tags']],
  // A segment alone is a word.
  ['/users', []],
  ['/{tenant}/users', []],
  ['/', []],
  ['', []],
])('B87: the terms of the path %s', (path, terms) => expect(pathTerms(path)).toEqual(terms));

test('B87: a value is a parameter only as a whole segment', () =>
  expect(pathTerms('/v2/802.11n/a1b2/4g')).toEqual([
    '/v2/802.11n/a1b2/4g',
    '/802.11n/a1b2/4g',
    '/a1b2/4g',
  ]));

test('B87: paths are found among other words, with their places', () => {
  const [path, ...others] = pathsInQuery('GET /users/7 answers 404');
  expect(path).toEqual({ terms: ['/users/*'], start: 4, end: 12 });
  expect(others).toEqual([]);
  expect(pathsInQuery('no path here')).toEqual([]);
});
