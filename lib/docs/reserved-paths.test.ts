import { expect, test } from 'vitest';
import { modelOf } from '@/lib/docs/__fixtures__/tree.ts';

test.each([
  [
    'S',
    '/_print',
    'content/en/S/a.md: claims the path /S/_print, where the section is published for printing. Rename it or give it a `slug`.',
  ],
  [
    'S',
    '/b.md',
    'content/en/S/a.md: claims the path /S/b.md, which ends like a Markdown copy. Rename it or give it a `slug`.',
  ],
  [
    'llms',
    '/',
    'content/en/llms/a.md: claims the path /llms, whose data would be the file /llms.txt. Rename it or give it a `slug`.',
  ],
  [
    'robots',
    '/',
    'content/en/robots/a.md: claims the path /robots, whose data would be the file /robots.txt. Rename it or give it a `slug`.',
  ],
  [
    'llms-full',
    '/',
    'content/en/llms-full/a.md: claims the path /llms-full, whose data would be the file /llms-full.txt. Rename it or give it a `slug`.',
  ],
  [
    '-api',
    '/',
    'content/en/-api/a.md: claims the path /-api, which is a route of the application. Rename it or give it a `slug`.',
  ],
])(
  'a page of %s with the slug %s stands in the way of what is published there',
  (section, slug, message) => {
    expect(
      modelOf({ [`en/${section}/a.md`]: `---\ntitle: A\nslug: ${slug}\n---\n\nText.\n` }).messages,
    ).toEqual([message]);
  },
);
