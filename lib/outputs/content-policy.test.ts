import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  contentPolicy,
  TAG_MANAGER_START,
  type PolicySources,
} from '@/lib/outputs/content-policy.ts';

const OWN: PolicySources = { images: [], media: [], frames: [], sendsRequests: false };

const directive = (name: string, sources: Partial<PolicySources> = {}, hashes: string[] = []) =>
  contentPolicy(hashes, { ...OWN, ...sources })
    .split(';')
    .find((text) => text.startsWith(`${name} `));

describe('B71: the policy of a page', () => {
  test('scripts are files of the site and the named ones of the page, never any inline text', () => {
    expect(directive('script-src', {}, ['sha256-AAA=', 'sha256-BBB='])).toBe(
      "script-src 'self' 'sha256-AAA=' 'sha256-BBB='",
    );
    for (const sources of [
      {},
      { tagManager: { hosts: ['https://tags.example'] } },
      { sendsRequests: true },
    ]) {
      expect(directive('script-src', sources)).not.toMatch(/unsafe|\*| https?:( |$)|data:/);
    }
  });

  test.each([
    ['default-src', "'self'"],
    ['connect-src', "'self'"],
    ['worker-src', "'self'"],
    ['font-src', "'self'"],
    ['img-src', "'self' data:"],
    ['media-src', "'self'"],
    ['style-src', "'self' 'unsafe-inline'"],
    ['form-action', "'self'"],
    ['frame-src', "'none'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
  ])('%s is %s', (name, sources) => expect(directive(name)).toBe(`${name} ${sources}`));

  test('what pages show of other sites is allowed as what it is, and as nothing else', () => {
    const sources = {
      images: ['https://a.example'],
      media: ['https://b.example'],
      frames: ['https://c.example'],
    };
    expect(directive('img-src', sources)).toBe("img-src 'self' data: https://a.example");
    expect(directive('media-src', sources)).toBe("media-src 'self' https://b.example");
    expect(directive('frame-src', sources)).toBe('frame-src https://c.example');
    expect(directive('script-src', sources)).toBe("script-src 'self'");
  });

  test('a tag manager opens its own hosts only, and those of its tags that the configuration names', () => {
    expect(contentPolicy([], OWN)).not.toMatch(/google/);
    expect(directive('script-src', { tagManager: { hosts: ['https://tags.example'] } })).toBe(
      "script-src 'self' https://www.googletagmanager.com https://tags.example",
    );
    expect(directive('frame-src', { tagManager: { hosts: [] } })).toBe(
      'frame-src https://www.googletagmanager.com',
    );
    const withTags = { tagManager: { hosts: ['https://tags.example'] } };
    const analytics = 'https://*.google-analytics.com https://*.analytics.google.com';
    const own = 'https://www.googletagmanager.com https://tags.example';
    expect(directive('connect-src', withTags)).toBe(`connect-src 'self' ${own} ${analytics}`);
    expect(directive('img-src', withTags)).toBe(`img-src 'self' data: ${own} ${analytics}`);
    expect(directive('media-src', withTags)).toBe("media-src 'self'");
    expect(directive('default-src', withTags)).toBe("default-src 'self'");
  });

  test('requests to the servers of an API leave the page where the configuration lets readers send them', () => {
    expect(directive('connect-src', { sendsRequests: true })).toBe(
      "connect-src 'self' https: http:",
    );
  });

  test('every hash of the page is named, with and without a tag manager', () => {
    const hashes = ['sha256-AAA=', 'sha256-BBB=', 'sha256-CCC='];
    for (const tagManager of [undefined, { hosts: [] }])
      expect(directive('script-src', { tagManager }, hashes)?.split(' ')).toEqual(
        expect.arrayContaining(hashes.map((hash) => `'${hash}'`)),
      );
  });

  test('the start of the tag manager has the hash of the script of @next/third-parties', () => {
    const digest = createHash('sha256').update(TAG_MANAGER_START).digest('base64');
    expect(`sha256-${digest}`).toBe('sha256-mjAPvJKRBATPwtDkDe1t+tw2mbmVjgXVfYImJfeAdz8=');
  });

  test('it can stand in an attribute in double quotes', () =>
    expect(
      contentPolicy(['sha256-a+/='], { ...OWN, sendsRequests: true, tagManager: { hosts: [] } }),
    ).not.toMatch(/["<>&\n]/));
});
