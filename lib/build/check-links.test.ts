import { describe, expect, test } from 'vitest';
import { formatProblem } from '@/lib/content/problem.ts';
import { parseSource } from '@/lib/content/parse-source.ts';
import { modelOf, type Files } from '@/lib/docs/__fixtures__/tree.ts';
import { compilePage } from '@/lib/mdx/compile.ts';
import type { PageFacts } from '@/lib/mdx/rehype-facts.ts';
import type { SiteConfigInput } from '@/lib/site/config-schema.ts';
import { checkLinks } from '@/lib/build/check-links.ts';

const PUBLIC = ['/files/manual.pdf'];
const IMAGES = ['en/S/a.md a.png', 'en/S/a.md /logo.png'];

/** Every problem with the links of a site, as printed. */
async function check(files: Files, config: Partial<SiteConfigInput> = {}) {
  const { model } = modelOf(files, config);
  const facts = new Map<string, PageFacts>();
  for (const page of model.locales.flatMap((locale) => locale.pages)) {
    if (page.kind === 'doc')
      facts.set(
        page.data,
        (await compilePage(parseSource(files[page.source]!, page.source).body, page.source)).facts,
      );
  }
  const problems = checkLinks({
    model,
    facts,
    isPublicFile: (path) => PUBLIC.includes(path),
    imageExists: (source, target) => IMAGES.includes(`${source} ${target}`),
    bodyOffset: (source) => parseSource(files[source]!, source).bodyOffset,
  });
  return problems.map((problem) => `${problem.severity} ${formatProblem(problem)}`);
}

const page = (text: string, more: Files = {}) =>
  check({
    'en/S/a.md': `---\ntitle: A\n---\n${text}\n`,
    'en/S/b.md': '## Part\n\n## 安裝\n',
    ...more,
  });

describe('links', () => {
  test('B112: one that leads nowhere is an error with file, line and column, and names the path', async () => {
    expect(await page('Text.\n\nSee [x](/nope) and [y](nope).')).toEqual([
      'error content/en/S/a.md:6:5: The link “/nope” leads to /nope, and there is no such page.',
      'error content/en/S/a.md:6:20: The link “nope” leads to /S/nope, and there is no such page.',
    ]);
  });

  test.each(
    '/S/b /S/b/ /S/b?x=1 b ./b.md / /S # #top /files/manual.pdf https://example.com/nope mailto:me@example.com tel:+1 //example.com'.split(
      ' ',
    ),
  )('B112: %s leads somewhere', async (target) => {
    expect(await page(`[x](${target})`)).toEqual([]);
  });

  test('B112: a file beside the page is there, and one that is not is an error', async () => {
    const [first] = IMAGES;
    const [, target] = first!.split(' ');
    expect(await page(`[x](${target})`)).toEqual([]);
    expect(await page('[x](./gone.pdf)')).toHaveLength(1);
  });

  test('B112: links in tags are checked, too', async () => {
    expect(await page('<a href="/nope">x</a>')).toHaveLength(1);
  });

  test('B112: an escaped path is compared as it reads', async () => {
    expect(await page('[x](/S/C%23%20x)', { 'en/S/C# x.md': '# C\n' })).toEqual([]);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x'])(
    '%s is refused',
    async (target) => {
      expect(await page(`<a href="${target}">x</a>`)).toEqual([
        expect.stringMatching(/^error .* is not allowed: links begin with https:/),
      ]);
    },
  );

  test('B113: a Markdown file that is not there only warns', async () => {
    expect(await page('[x](./nope.md)')).toEqual([
      expect.stringMatching(
        /^warning content\/en\/S\/a\.md:4:1: The file “\.\/nope\.md” is not there/,
      ),
    ]);
  });
});

describe('anchors', () => {
  test.each([
    '/S/b#part',
    './b.md#part',
    '/S/b#安裝',
    `/S/b#${encodeURIComponent('安裝')}`,
    '#own',
    '/S/b#',
    '/S/b?x#part',
  ])('B112: %s is on its page', async (target) => {
    expect(await page(`## Own\n\n[x](${target})`)).toEqual([]);
  });

  test('B112: one that is not on its page is an error that lists those that are', async () => {
    expect(await page('[x](/S/b#nope)')).toEqual([
      'error content/en/S/a.md:4:1: The link “/S/b#nope” leads to #nope, which is not on /S/b. Headings there: #part, #安裝.',
    ]);
    expect(await page('[x](#nope)')).toEqual([
      expect.stringContaining('not on /S/a. Headings there: none.'),
    ]);
  });

  test('B112: a malformed escape is a broken anchor, not a crash', async () => {
    expect(await page('[x](#a%E6)')).toEqual([expect.stringContaining('leads to #a%E6')]);
  });
});

describe('images', () => {
  test.each([
    'a.png',
    '/logo.png',
    'https://example.com/x.png',
    'HTTPS://example.com/x.png',
    '//example.com/x.png',
    'data:image/gif;base64,R0lG',
    'pathname:///elsewhere/x.png',
  ])('B113: %s is there', async (target) => {
    expect(await page(`<img src="${target}" />`)).toEqual([]);
  });

  test('B113: one that is not there only warns, with file, line and column', async () => {
    expect(await page('Text\n\nand ![x](nope.png)')).toEqual([
      expect.stringMatching(
        /^warning content\/en\/S\/a\.md:6:5: The image “nope\.png” is not there/,
      ),
    ]);
  });
});

describe('locales', () => {
  test.each(['/zh-tw/S/b', '/zh-tw/S/b/', '/zh-tw', '/zh-tw/'])(
    'B3: a link may name another locale: %s',
    async (target) => {
      expect(await page(`[x](${target})`)).toEqual([]);
    },
  );

  test.each(['/zh-tw/nope', '/de/S/b', '/zh-twice', '/en/S/b', '/en'])(
    'B3: %s is not a page of another locale',
    async (target) => {
      expect(await page(`[x](${target})`)).toHaveLength(1);
    },
  );

  test('B3: a translation is checked on its own, an untranslated page only once', async () => {
    const files = {
      'en/S/a.md': '[x](/nope)\n',
      'en/S/b.md': '## Part\n\n[x](#part)\n',
      'zh-tw/S/b.md': '## 部分\n\n[x](#part)\n',
    };
    expect(await check(files)).toEqual([
      expect.stringContaining('content/en/S/a.md:1:1'),
      expect.stringContaining('content/zh-tw/S/b.md:3:1'),
    ]);
  });
});

describe('links of the configuration', () => {
  const broken = { label: 'X', to: '/nope' };

  test.each<[string, Partial<SiteConfigInput>]>([
    ['navbar', { navbar: { items: [broken] } }],
    ['navbar', { navbar: { items: [{ type: 'dropdown', label: 'Menu', items: [broken] }] } }],
    ['logo', { brand: { logo: { src: '/logo.png', to: broken.to } } }],
    ['footer', { footer: { links: [broken] } }],
    ['footer', { footer: { columns: [{ title: 'C', items: [broken] }] } }],
    ['footer.logo', { footer: { logo: { src: '/logo.png', to: broken.to } } }],
    [
      'home',
      { home: { hero: 'H', cards: [{ label: 'C', text: 'T', icon: 'api', links: [broken] }] } },
    ],
  ])(
    'B112: those of the %s are checked, and reported once for all locales',
    async (setting, config) => {
      expect(await check({ 'en/S/a.md': 'Text\n' }, config)).toEqual([
        `error site.config.ts: \`${setting}\`: The link “/nope” leads to /nope, and there is no such page.`,
      ]);
      expect(
        await check(
          { 'en/S/nope.md': '---\nslug: ../nope\n---\nText\n', 'en/T/a.md': 'Text\n' },
          { ...config, sections: [{ path: 'T' }, { path: 'nope', folder: 'S' }] },
        ),
      ).toEqual([]);
    },
  );

  test('B112: addresses of other sites are not', async () => {
    expect(
      await check(
        { 'en/S/a.md': 'Text\n' },
        { footer: { links: [{ label: 'X', href: 'https://example.com/nope' }] } },
      ),
    ).toEqual([]);
  });
});

describe('each setting for broken links, with each of its values', () => {
  const files: Files = {
    'en/S/a.md':
      '---\ntitle: A\n---\n\n[x](/S/instal)\n\n[y](/S/install#power-of)\n\n[z](./instal.md)\n',
    'en/S/install.md': '## Power off\n',
  };
  const all = {
    onBrokenLinks: {
      place:
        'content/en/S/a.md:5:1: The link “/S/instal” leads to /S/instal, and there is no such page. Did you mean /S/install?',
      line: "1 links lead to pages that do not exist (`onBrokenLinks: 'log'`): content/en/S/a.md:5.",
    },
    onBrokenAnchors: {
      place:
        'content/en/S/a.md:7:1: The link “/S/install#power-of” leads to #power-of, which is not on /S/install. Did you mean #power-off?',
      line: "1 links lead to headings that do not exist (`onBrokenAnchors: 'log'`): content/en/S/a.md:7.",
    },
    onBrokenMarkdownLinks: {
      place:
        'content/en/S/a.md:9:1: The file “./instal.md” is not there (no page is made of it). Did you mean ./install.md? Correct the path of the link.',
      line: "1 links lead to Markdown files that do not exist (`onBrokenMarkdownLinks: 'log'`): content/en/S/a.md:9.",
    },
  } as const;
  const settings = ['onBrokenLinks', 'onBrokenAnchors', 'onBrokenMarkdownLinks'] as const;
  const silent = Object.fromEntries(settings.map((name) => [name, 'ignore'] as const));

  test.each(settings)('B112: %s', async (setting) => {
    const { place, line } = all[setting];
    const found = (value: 'throw' | 'warn' | 'log' | 'ignore') =>
      check(files, { ...silent, [setting]: value });
    expect(await found('throw')).toEqual([`error ${place}`]);
    expect(await found('warn')).toEqual([`warning ${place}`]);
    expect(await found('log')).toEqual([`warning site.config.ts: ${line}`]);
    expect(await found('ignore')).toEqual([]);
  });
});

test('B112: links of a sidebars file are checked as those of pages are', async () => {
  const link = (href: string) => ({ type: 'link' as const, label: href, href });
  const inCategory = { type: 'category' as const, label: 'More', items: [link('/S/a#nope')] };
  const hrefs = ['/nope', '/S/b#part', '/files/manual.pdf', 'https://example.com', '//a.example'];
  const specs = (file: string, ...items: string[]) => ({
    file,
    sidebars: [{ id: 'main', items: [...items.map(link), inCategory] }],
  });
  const found = (onBrokenLinks: 'throw' | 'warn') =>
    check(
      { 'en/S/a.md': '# A\n', 'en/S/b.md': '## Part\n', 'en/old/a.md': '# A\n' },
      {
        onBrokenLinks,
        onBrokenAnchors: 'ignore',
        sections: [
          {
            path: 'S',
            sidebars: specs('sidebars.js', ...hrefs),
            olderVersions: [
              { name: '1', label: '1', folder: 'old', sidebars: specs('1.json', '/S/1/gone') },
            ],
          },
        ],
      },
    );
  expect(await found('throw')).toEqual([
    'error sidebars.js: The sidebar "main": The link “/nope” leads to /nope, and there is no such page.',
    'error 1.json: The sidebar "main": The link “/S/1/gone” leads to /S/1/gone, and there is no such page.',
  ]);
  expect(await found('warn')).toEqual([
    expect.stringMatching(/^warning sidebars\.js: /),
    expect.stringMatching(/^warning 1\.json: /),
  ]);
});

test('B112: with `log` all broken links of a kind are one line', async () => {
  expect(
    await check(
      {
        'en/S/a.md': '[x](/one) [y](/two)\n\n[z](#three)\n',
        'en/S/c.md': '\n[x](/four)\n',
      },
      { onBrokenLinks: 'log', onBrokenAnchors: 'warn' },
    ),
  ).toEqual([
    'warning content/en/S/a.md:3:1: The link “#three” leads to #three, which is not on /S/a. Headings there: none.',
    "warning site.config.ts: 3 links lead to pages that do not exist (`onBrokenLinks: 'log'`): content/en/S/a.md:1, content/en/S/c.md:2.",
  ]);
});

describe('the same mistake on many pages', () => {
  const pages = (count: number, text: string): Files =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`en/S/p${i}.md`, text]));

  test('B112: from five pages on there is a hint', async () => {
    expect((await check(pages(4, '[x](/nope)\n'))).join('\n')).not.toContain(
      'was the target renamed?',
    );
    const five = await check(pages(5, '[x](/nope)\n'));
    expect(five).toHaveLength(5);
    for (const line of five) expect(line).toContain('(on 5 pages: was the target renamed?)');
  });

  test('B112: five times on one page is one page', async () => {
    const lines = await check(pages(1, '[x](/nope)\n\n'.repeat(5)));
    expect(lines).toHaveLength(5);
    expect(lines.join('\n')).not.toContain('was the target renamed?');
  });
});

test('B112: a link in a description of an API document is checked, with its place in the document', () => {
  const { model } = modelOf({ 'en/S/a.md': '# A\n' }, { sections: [{ path: 'S' }] });
  const link = (target: string, locale = 'en') => ({
    locale,
    page: '/S/-',
    target,
    problem: (message: string, severity: 'error' | 'warning') => ({
      file: 'openapi/a.yaml',
      line: 7,
      severity,
      message: `#/info/description: ${message}`,
    }),
  });
  const found = checkLinks({
    model,
    facts: new Map(),
    bodyOffset: () => 0,
    isPublicFile: () => false,
    imageExists: () => true,
    api: {
      links: [
        link('/S/gone'),
        link('a'),
        link('https://other.example'),
        link('#own'),
        link('javascript:x'),
        link('/S#no-such-id', 'zh-tw'),
      ],
      ids: new Map(),
    },
  });
  expect(found.map(({ file, line, message }) => `${file}:${line ?? ''} ${message}`)).toEqual([
    expect.stringMatching(
      /^openapi\/a\.yaml:7 #\/info\/description: The link “\/S\/gone” leads to \/S\/gone, and there is no such page/,
    ),
    expect.stringContaining('“javascript:x” is not allowed'),
    expect.stringContaining('#no-such-id'),
  ]);
});
