import { expect, test } from 'vitest';
import { headersFile, securityHeaders } from '@/lib/outputs/security-headers.ts';

const headers = securityHeaders({ url: 'https://docs.example' });

test('security headers: what a page cannot say about itself', () => {
  const of = Object.fromEntries(headers);
  expect(of['Content-Security-Policy']).toContain("frame-ancestors 'self'");
  // A policy for scripts would have to name every page's own.
  expect(of['Content-Security-Policy']).not.toMatch(/script-src|default-src/);
  expect(of).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
  expect(of['Permissions-Policy']).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
  expect(of['Permissions-Policy']).not.toContain('clipboard');
});

test('security headers: encryption is demanded of a site that has it, and of no other', () => {
  expect(headers.map(([name]) => name)).toContain('Strict-Transport-Security');
  expect(securityHeaders({ url: 'http://docs.example' }).map(([name]) => name)).not.toContain(
    'Strict-Transport-Security',
  );
});

test('security headers: names are unique, values fit on a line and between quotes', () => {
  expect(new Set(headers.map(([name]) => name.toLowerCase())).size).toBe(headers.length);
  for (const [, value] of headers) expect(value).not.toMatch(/["\n\r]/);
});

test('security headers: the file for hosts has them for every path, and lets what never changes be kept', () => {
  const text = headersFile(headers, '/base');
  expect(text).toMatch(
    /^\/base\/\*\n( {2}[\w-]+: .+\n)+\n\/base\/_next\/static\/\*\n {2}Cache-Control: public, max-age=31536000, immutable\n/,
  );
  for (const [name, value] of headers) expect(text).toContain(`\n  ${name}: ${value}\n`);
  expect(headersFile(headers, '')).toMatch(/^\/\*\n/);
});
