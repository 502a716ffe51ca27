import { prerenderToNodeStream } from 'react-dom/static';
import { text as textOf } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { docAt, modelOf } from '@/lib/docs/__fixtures__/tree.ts';
import { siteIndex } from '@/lib/docs/site-index.ts';
import { compilePage } from '@/lib/mdx/compile.ts';
import { renderText } from '@/lib/mdx/run.ts';

const built = modelOf({ 'en/S/a.md': 'A\n', 'en/S/b.md': 'B\n' });

vi.mock('@/lib/render-data/site.ts', () => ({
  getSite: () => ({ model: built.model, index: () => siteIndex(built.en) }),
}));
vi.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: () => undefined }) }));
vi.mock('next-intl/server', () => ({
  getTranslations: () => Promise.resolve((key: string) => key),
}));

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** What a text becomes on the page /S/a, in a build or in the preview. */
async function shown(text: string, env: 'production' | 'development'): Promise<string> {
  vi.stubEnv('NODE_ENV', env);
  const { MdxLink } = await import('./mdx-link.tsx');
  const { MdxImage } = await import('./mdx-image.tsx');
  const page = docAt(built.en, '/S/a');
  const components = {
    a: (props: object) => <MdxLink page={page} {...props} />,
    img: (props: object) => <MdxImage page={page} {...props} />,
  };
  const { prelude } = await prerenderToNodeStream(
    renderText((await compilePage(text, 'a.md')).code, components, 'a test'),
  );
  return (await textOf(prelude)).replaceAll('<!-- -->', '');
}

test('B113: a link to a Markdown file that is not there is published as its text, however it is written', async () => {
  expect(await shown('[the *x*](./gone.md)', 'production')).toBe(
    '<p><span>the <em>x</em></span></p>',
  );
  expect(await shown('<a href="./gone.md">x</a>', 'production')).toBe('<span>x</span>');
  expect(await shown('[x](./b.md#p)', 'production')).toBe('<p><a href="/S/b#p">x</a></p>');
});

test('B112: a link in a tag leads where one in Markdown leads; an anchor in a tag stays one', async () => {
  expect(await shown('<a href="./b.md">x</a>', 'production')).toBe('<a href="/S/b">x</a>');
  expect(await shown('<a id="x" />', 'production')).toBe('<a id="x"></a>');
});

test('a path on the host that begins at the page stays as it is, also of a picture', async () => {
  expect(await shown('[x](pathname://../tool#a)', 'production')).toBe(
    '<p><a href="../tool#a" data-full-load="true">x</a></p>',
  );
  expect(await shown('![x](pathname://../tool.png)', 'production')).toContain('src="../tool.png"');
});

test.each([
  ['a Markdown file that is not there', '[x](./gone.md)', 'The file “./gone.md” is not there'],
  [
    'a page that is not there',
    '[x](/gone)',
    'The link “/gone” leads to /gone, and there is no such page',
  ],
  ['an address that is not allowed', '[x](vbscript:x)', 'is not allowed'],
  ['an image that is not there', '![x](./gone.png)', 'The image “./gone.png” is not there'],
])('preview: %s is marked, and the mark says what is wrong', async (_, text, message) => {
  const html = await shown(text, 'development');
  expect(html).toMatch(/^<p><mark [^>]*data-broken="true"[^>]*>x<span class="sr-only">/);
  expect(/title="([^"]*)"/.exec(html)?.[1]).toContain(message);
  expect(html).not.toMatch(/<a |<img /);
});

test('preview: what leads somewhere has no mark', async () => {
  expect(
    await shown(
      '[x](./b.md) [y](#own) [z](/S/b#nope) ![w](https://x.example/a.png)',
      'development',
    ),
  ).not.toContain('data-broken');
});
