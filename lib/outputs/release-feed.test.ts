import { expect, test } from 'vitest';
import { modelOf } from '@/lib/docs/__fixtures__/tree.ts';
import { siteIndex } from '@/lib/docs/site-index.ts';
import { releaseFeed } from '@/lib/outputs/release-feed.ts';

const release = (title: string, date: string, extra = '') =>
  `---\ntitle: "${title}"\nrelease_date: '${date}'\ndescription: About <${title}>.\n${extra}---\n\nText.\n`;
const built = modelOf(
  {
    'en/S/a.md': release('A & B', '2024-01-02'),
    'en/S/b c.md': release('B', '2025-01-02'),
    'en/S/hidden.md': release('Hidden', '2025-05-02', 'unlisted: true\n'),
    'en/S/plain.md': '# Plain\n',
    'zh-tw/S/a.md': '---\ntitle: 甲\n---\n\n甲。\n',
  },
  { url: 'https://x.example' },
);
const feed = releaseFeed(built.model.config, siteIndex(built.en), 'Portal: releases')!;

test('feed: the newest release first, with address, date, summary and section', () => {
  expect([...feed.matchAll(/<link href="([^"]*)"\/>/g)].map(([, href]) => href)).toEqual([
    'https://x.example/S/b%20c',
    'https://x.example/S/a',
  ]);
  expect([...feed.matchAll(/<published>([^<]*)/g)].map(([, date]) => date)).toEqual([
    '2025-01-02T00:00:00.000Z',
    '2024-01-02T00:00:00.000Z',
  ]);
  expect(feed).toContain('<title>Portal: releases</title>');
  expect(feed).toContain('<link rel="self" href="https://x.example/releases.xml"/>');
  expect(feed).toContain('term="S"');
  expect(feed).not.toMatch(/Hidden|Plain/);
});

test('feed: titles and summaries are escaped, because readers take them for HTML', () => {
  expect(feed).toContain('<![CDATA[A &amp; B]]>');
  expect(feed).toContain('<![CDATA[About &lt;A & B&gt;.]]>'.replace(' & ', ' &amp; '));
});

test('feed: ids depend on host, locale and path alone, and nothing on the time of the build', () => {
  expect([...feed.matchAll(/<id>(tag:[^<]*)/g)].map(([, id]) => id)).toEqual([
    'tag:x.example,2024:en/S/b%20c',
    'tag:x.example,2024:en/S/a',
  ]);
  expect(feed.match(/<updated>([^<]*)/)?.[1]).toBe('2025-01-02T00:00:00.000Z');
});

test('feed: each locale has its own; without releases there is none', () => {
  const chinese = releaseFeed(built.model.config, siteIndex(built.zh), 'x')!;
  expect(chinese).toContain('甲');
  expect(chinese).toContain('https://x.example/zh-tw/S/a');
  expect(
    releaseFeed(built.model.config, siteIndex(modelOf({ 'en/S/a.md': '# A\n' }).en), 'x'),
  ).toBeUndefined();
});
