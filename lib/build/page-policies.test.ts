import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { inlineScripts, pagePolicies, withPolicy } from '@/lib/build/page-policies.ts';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { TAG_MANAGER_START } from '@/lib/outputs/content-policy.ts';
import { siteConfigSchema, type SiteConfigInput } from '@/lib/site/config-schema.ts';

let folder = '';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function published(
  files: Record<string, string>,
  config: Partial<SiteConfigInput> = {},
): (name: string) => string {
  folder = folderOf(files);
  pagePolicies(folder, siteConfigSchema.parse({ title: 'T', ...config }));
  return (name) => readFileSync(join(folder, name), 'utf8');
}

const page = (body: string, head = '') =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;

describe('B71: inline scripts', () => {
  test('those that run are found, whatever their form; data and files are not', () => {
    const html =
      '<script>a</script><script type="module">b</script><SCRIPT type="text/javascript">c\nd</SCRIPT><script type="importmap">{}</script><script type="application/ld+json">{}</script><script type="application/json">1</script><script src="/x.js" async=""></script><script id="s">e<\\/script></script>';
    expect(inlineScripts(html)).toEqual(['a', 'b', 'c\nd', '{}', 'e<\\/script>']);
  });

  test('each page names its own, once', () => {
    const read = published({
      'a.html': page('<script>one</script><script>two</script><script>one</script>'),
      'S/b.html': page('<script>中</script>'),
    });
    expect(read('a.html')).toContain(`script-src 'self' ${sha('one')} ${sha('two')};`);
    expect(read('S/b.html')).toContain(`script-src 'self' ${sha('中')};`);
  });

  test('every inline script of a page is named, short or long, on every page that has it', () => {
    const scripts = ['a', `b${'/*long*/'.repeat(400)}`, 'c', ''];
    const body = scripts.map((script) => `<script>${script}</script>`).join('');
    const read = published({ 'a.html': page(body), 'b.html': page('', body) });
    for (const name of ['a.html', 'b.html'])
      expect(read(name)).toContain(`script-src 'self' ${scripts.map(sha).join(' ')};`);
  });

  test('a hash is that of the text as a browser reads it', () => {
    expect(published({ 'a.html': page('<script>a\r\nb\rc</script>') })('a.html')).toContain(
      sha('a\nb\nc'),
    );
  });

  test('the start of the tag manager is named where there is one', () => {
    const config = { tagManager: { containerId: 'GTM-AAA', hosts: ['https://tags.example'] } };
    const html = published({ 'a.html': page('<script>own</script>') }, config)('a.html');
    expect(html).toContain(
      `script-src 'self' ${sha('own')} ${sha(TAG_MANAGER_START)} https://www.googletagmanager.com https://tags.example;`,
    );
    rmSync(folder, { recursive: true });
    expect(published({ 'a.html': page('') })('a.html')).toContain("script-src 'self';");
  });
});

describe('B71: the place of the policy', () => {
  test('before every script, after the encoding alone, which stays within the first bytes', () => {
    const html = withPolicy(
      '<html><head><script>early</script><meta charSet="utf-8"/><title>T</title></head></html>',
      'P',
    );
    expect(html).toBe(
      '<html><head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="P"/><script>early</script><title>T</title></head></html>',
    );
  });

  test('a part of a page has none of its own', () =>
    expect(withPolicy('<ul><li>part</li></ul>', 'P')).toBe('<ul><li>part</li></ul>'));
});

test('B71: what one page shows of another site is allowed on every page, because navigation keeps the policy', () => {
  const read = published({
    'a.html': page(
      '<img alt="" src="https://a.example/x.png?a=1&amp;b=2"/><source srcSet="//b.example/1.png 1x, https://c.example:8443/2.png 2x"/><video poster="https://p.example/x.jpg" src="https://v.example/x.mp4"></video><iframe src="https://f.example/embed/1"></iframe>',
    ),
    'b.html': page(
      '<a href="https://linked.example/">link</a><img src="/own.png"/><img src="https://bad;host/"/>',
    ),
  });
  for (const name of ['a.html', 'b.html']) {
    expect(read(name)).toContain(
      "img-src 'self' data: https://a.example https://b.example https://c.example:8443 https://p.example;",
    );
    expect(read(name)).toContain("media-src 'self' https://v.example;");
    expect(read(name)).toContain('frame-src https://f.example;');
    expect(read(name)).not.toMatch(/Policy" content="[^"]*(linked|bad)/);
  }
});
