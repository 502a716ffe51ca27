import { describe, expect, test } from 'vitest';
import { contentPolicy, type PolicySources } from '@/lib/outputs/content-policy.ts';

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
    expect(directive('connect-src', { tagManager: { hosts: [] } })).toContain(
      'https://*.google-analytics.com',
    );
  });

  test('requests to the servers of an API leave the page where the configuration lets readers send them', () => {
    expect(directive('connect-src', { sendsRequests: true })).toBe(
      "connect-src 'self' https: http:",
    );
  });

  test('it can stand in an attribute in double quotes', () =>
    expect(
      contentPolicy(['sha256-a+/='], { ...OWN, sendsRequests: true, tagManager: { hosts: [] } }),
    ).not.toMatch(/["<>&\n]/));
});
