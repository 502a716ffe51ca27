import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BuildError } from '@/lib/content/problem.ts';
import { loadSiteConfig, validateConfig } from '@/lib/site/load-config.ts';
import { sitePaths } from '@/lib/site/paths.ts';

/** The messages with which a configuration is refused; none when it is taken. */
function complaints(config: unknown): string[] {
  try {
    validateConfig(config, 'site.config.ts');
    return [];
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    return error.problems.map((problem) => problem.message);
  }
}

const link = (rest: object) => ({
  title: 'Docs',
  navbar: { items: [{ label: 'Manual', ...rest }] },
});

describe('validateConfig', () => {
  test('B115: an unknown setting is refused with the nearest known name', () => {
    expect(complaints({ title: 'Docs', navbr: {} })).toEqual([
      '`navbr` is not a setting. Did you mean `navbar`?',
    ]);
  });

  test('B115: an unknown setting that resembles none is refused without a guess', () => {
    expect(complaints({ title: 'Docs', searchEngine: true })).toEqual([
      '`searchEngine` is not a setting.',
    ]);
  });

  test.each([
    ['footer.sytle', { footer: { sytle: 'dark' } }, 'style'],
    ['colorMode.defaultmode', { colorMode: { defaultmode: 'dark' } }, 'defaultMode'],
    [
      'announcementBar.isClosable',
      { announcementBar: { content: 'x', isClosable: true } },
      'isCloseable',
    ],
    ['sections[0].fodler', { sections: [{ path: 'BSP', fodler: 'bsp' }] }, 'folder'],
  ])(
    'B115: an unknown setting inside another, %s, is named with its whole path and the nearest name of that place',
    (path, config, known) => {
      expect(complaints({ title: 'Docs', ...config })).toEqual([
        `\`${path}\` is not a setting. Did you mean \`${known}\`?`,
      ]);
    },
  );

  test.each([
    [
      'a color mode that does not exist',
      { colorMode: { defaultMode: 'blue' } },
      ['`colorMode.defaultMode`', '"light"', '"dark"'],
    ],
    ['a number for a text', { title: 5 }, ['`title`', 'string']],
    ['a text for a list', { locales: 'en' }, ['`locales`', 'array']],
    ['an address without a protocol', { url: 'docs.example.com' }, ['`url`', 'URL']],
    [
      'a locale code in the wrong form',
      { locales: [{ code: 'EN', label: 'English', htmlLang: 'en' }] },
      ['`locales[0].code`', 'must look like `en` or `zh-tw`'],
    ],
    [
      'a section path with a slash in front',
      { sections: [{ path: '/BSP' }] },
      ['`sections[0].path`', 'slash'],
    ],
    ['an announcement without content', { announcementBar: {} }, ['`announcementBar.content`']],
    [
      'an announcement that says nothing',
      { announcementBar: { content: { en: ' ' } } },
      ['`announcementBar.content`', 'must say something'],
    ],
    [
      'an accent that cannot be read on the page',
      { brand: { accent: { light: '#99ccff', dark: '#99ccff' } } },
      ['`brand.accent.light`', 'contrast of 1.7', '4.5', 'darker'],
    ],
    [
      'an accent that is no hexadecimal color',
      { brand: { accent: { light: 'navy', dark: '#99ccff' } } },
      ['`brand.accent.light`', '#14508c'],
    ],
    [
      'a logo of another host',
      { brand: { logo: { src: 'https://example.com/logo.svg' } } },
      ['`brand.logo.src`', 'public/'],
    ],
    [
      'a social link that is no web address',
      { footer: { social: [{ label: 'X', href: 'javascript:alert(1)' }] } },
      ['`footer.social[0].href`', 'URL'],
    ],
    [
      'a social link without a label',
      { footer: { social: [{ label: '', href: 'https://example.com' }] } },
      ['`footer.social[0].label`', 'must say something'],
    ],
    [
      'a social link whose label is blank in one language',
      { footer: { social: [{ label: { en: 'X', 'zh-tw': ' ' }, href: 'https://example.com' }] } },
      ['`footer.social[0].label`', 'in every language'],
    ],
    [
      'an address for editing that runs a script',
      { docs: { editUrl: 'javascript:alert(1)' } },
      ['`docs.editUrl`', 'https://'],
    ],
    [
      'an address for editing a section that is no web address',
      { sections: [{ path: 'BSP', editUrl: 'ftp://git.example.com/edit' }] },
      ['`sections[0].editUrl`', 'https://'],
    ],
    ['a tag manager without a container', { tagManager: {} }, ['`tagManager.containerId`']],
    [
      'an identifier that is no container’s',
      { tagManager: { containerId: 'UA-1' } },
      ['`tagManager.containerId`', 'must look like `GTM-ABC123`'],
    ],
    [
      'a name for stored keys with spaces',
      { storage: { namespace: 'my docs' } },
      ['`storage.namespace`', 'may hold letters'],
    ],
    [
      'a query parameter without a name',
      { colorMode: { queryParameter: '' } },
      ['`colorMode.queryParameter`'],
    ],
    ['no locale at all', { locales: [] }, ['`locales`']],
  ])(
    'B115: %s is refused by a message that names the setting and what it may be',
    (_, config, parts) => {
      const [message, ...others] = complaints({ title: 'Docs', ...config });
      expect(others).toEqual([]);
      for (const part of parts) expect(message).toContain(part);
    },
  );

  test('B114: an unknown type of navbar item is refused by a message that shows the item and names the allowed types', () => {
    const [message] = complaints(link({ type: 'dropdwon' }));
    expect(message).toContain('`navbar.items[0]`: there is no item of the type "dropdwon"');
    expect(message).toContain('\n{\n  "label": "Manual",\n  "type": "dropdwon"\n}');
    for (const type of [
      'link',
      'dropdown',
      'localeDropdown',
      'search',
      'html',
      'doc',
      'docSidebar',
      'docsVersion',
      'docsVersionDropdown',
    ])
      expect(message).toContain(`"${type}"`);
  });

  test('B114: a menu holds no menu, whether it says its type or not', () => {
    for (const inner of [
      { type: 'dropdown', label: 'Inner', items: [] },
      { label: 'Inner', items: [] },
      { type: 'search' },
    ]) {
      const [message] = complaints({
        title: 'Docs',
        navbar: { items: [{ label: 'Menu', items: [inner] }] },
      });
      expect(message).toMatch(
        /`navbar\.items\[0\]\.items\[0\]`: there is no item of the type .* Types: "link", "html", "doc", "docSidebar", "docsVersion"\./,
      );
    }
  });

  test.each([
    [
      'an unknown setting of an item',
      { label: 'a', to: '/a', postion: 'left' },
      '`navbar.items[0].postion` is not a setting. Did you mean `position`?',
    ],
    [
      'a setting of another type of item',
      { type: 'docSidebar', sidebarId: 'x', to: '/a' },
      '`navbar.items[0].to` is not a setting.',
    ],
    ['a side that does not exist', { label: 'a', to: '/a', position: 'top' }, '"left"|"right"'],
    [
      'label and html at once',
      { label: 'a', html: 'b', to: '/a' },
      'exactly one of `label` and `html`',
    ],
    ['neither label nor html', { to: '/a' }, 'exactly one of `label` and `html`'],
    [
      'a regular expression that is none',
      { label: 'a', to: '/a', activeBaseRegex: '(' },
      'is not a regular expression',
    ],
    ['an empty menu', { label: 'a', items: [] }, '`navbar.items[0].items`'],
    [
      'an html entry of a menu with two links',
      { label: 'a', items: [{ type: 'html', value: '<a href="/a">a</a><a href="/b">b</a>' }] },
      'more than one link',
    ],
  ])('B114: %s is refused with the item as indented JSON', (_, item, part) => {
    const [message, ...others] = complaints({ title: 'Docs', navbar: { items: [item] } });
    expect(others).toEqual([]);
    expect(message).toContain(part);
    expect(message).toContain(`\n${JSON.stringify(item, null, 2)}`);
  });

  test('B114: every type of item is taken, `type` being optional for links and menus', () => {
    const items = [
      { label: 'a', to: '/a' },
      { html: '<b>a</b>', href: 'https://example.com' },
      {
        label: 'Menu',
        to: '/a',
        items: [
          { label: 'a', to: '/a' },
          { type: 'doc', docId: 'a' },
          { type: 'docSidebar', sidebarId: 'a' },
          { type: 'docsVersion' },
          { type: 'html', value: '<hr>' },
        ],
      },
      {
        type: 'localeDropdown',
        queryString: '?a=b',
        dropdownItemsBefore: [{ label: 'a', to: '/a' }],
      },
      { type: 'search' },
      { type: 'html', value: { en: 'a' } },
      { type: 'doc', docId: 'a', position: 'right' },
      { type: 'docSidebar', sidebarId: 'a', section: 'S' },
      { type: 'docsVersion', to: '/a' },
      { type: 'docsVersionDropdown', versions: ['1.0'] },
      { type: 'docsVersionDropdown', versions: { '1.0': { label: 'One' } } },
    ];
    expect(complaints({ title: 'Docs', navbar: { items } })).toEqual([]);
  });

  test('B110: `lastVersion` must be one of the versions, and their names differ', () => {
    const section = (rest: object) => ({
      title: 'Docs',
      sections: [
        { path: 'S', olderVersions: [{ name: '1.0', label: '1', folder: 'S-1' }], ...rest },
      ],
    });
    expect(complaints(section({ lastVersion: '2.0' }))).toEqual([
      '`sections`: the section "S" has no version "2.0" (`lastVersion`). Versions: current, 1.0.',
    ]);
    expect(complaints(section({ lastVersion: '1.0' }))).toEqual([]);
    expect(
      complaints(section({ olderVersions: [{ name: 'current', label: '1', folder: 'S-1' }] })),
    ).toEqual(['`sections`: the section "S" has two versions "current".']);
  });

  test('B115: the default locale must be one of the locales', () => {
    const locales = [{ code: 'de', label: 'Deutsch', htmlLang: 'de' }];
    expect(complaints({ title: 'Docs', locales })).toEqual([
      '`defaultLocale` is "en", which is not in `locales` (de).',
    ]);
    expect(complaints({ title: 'Docs', locales, defaultLocale: 'de' })).toEqual([]);
  });

  test.each(['...yaml', '.public.yaml', '../a.yaml', 'a.txt'])(
    'the document of a section is a file in openapi/ that is not hidden: not %s',
    (openapi) => {
      expect(complaints({ title: 'Docs', sections: [{ path: 'API', openapi }] })).toEqual([
        expect.stringContaining(
          'must be the name of a YAML or JSON file in openapi/, without a dot',
        ),
      ]);
    },
  );

  test('two sections with one path are refused, once', () => {
    expect(
      complaints({
        title: 'Docs',
        sections: [{ path: 'BSP' }, { path: 'API' }, { path: 'BSP', folder: 'other' }],
      }),
    ).toEqual(['`sections`: two sections claim the path "BSP".']);
  });

  test.each([
    ['neither', {}],
    ['both', { to: '/BSP', href: 'https://example.com' }],
  ])(
    'B114: a link with %s of `to` and `href` is refused, in the navbar, in a menu and in the footer',
    (_, target) => {
      const item = { label: 'Manual', ...target };
      const message =
        'needs exactly one of `to` (a path of this site) and `href` (a full address).';
      const menu = { type: 'dropdown', label: 'Menu', items: [item] };
      const shown = (value: object) => JSON.stringify(value, null, 2);
      expect(complaints(link(target))).toEqual([`\`navbar.items[0]\`: ${message}\n${shown(item)}`]);
      expect(complaints({ title: 'Docs', navbar: { items: [menu] } })).toEqual([
        `\`navbar.items[0].items[0]\`: ${message}\n${shown(menu)}`,
      ]);
      expect(complaints({ title: 'Docs', footer: { links: [item] } })).toEqual([
        `The link "Manual" ${message}`,
      ]);
    },
  );

  test('B114: HTML of the footer stands alone, and a link there has a label', () => {
    const columns = [{ items: [{ html: '<b>x</b>' }, { to: '/BSP' }, { html: 'x', label: 'L' }] }];
    expect(complaints({ title: 'Docs', footer: { columns } })).toEqual([
      'The link "/BSP" of the footer needs a `label` with its address, or `html` alone.',
      'The link "L" of the footer needs a `label` with its address, or `html` alone.',
    ]);
  });

  test.each([{ to: '/BSP' }, { href: 'https://example.com' }])(
    'B114: a link with one target, %o, is taken',
    (target) => {
      expect(complaints(link(target))).toEqual([]);
    },
  );

  test('every mistake is reported at once, each with the name of the file', () => {
    const attempt = () => validateConfig({ title: 5, version: 1 }, 'site.config.ts');
    expect(attempt).toThrow(/site\.config\.ts: `title`/);
    expect(attempt).toThrow(/site\.config\.ts: `version`/);
  });
});

describe('loadSiteConfig', () => {
  let site: string;
  beforeEach(() => (site = mkdtempSync(join(tmpdir(), 'portal-config-'))));
  afterEach(() => rmSync(site, { recursive: true }));
  const load = () => loadSiteConfig(sitePaths({ SITE_DIR: site }));

  test('a site without a configuration is named after its folder', async () => {
    expect((await load()).title).toBe(site.split('/').at(-1));
  });

  test('the configuration is a TypeScript module with a default export', async () => {
    writeFileSync(
      join(site, 'site.config.ts'),
      "const title: string = 'Written';\nexport default { title };\n",
    );
    expect((await load()).title).toBe('Written');
  });

  test('B115: a logo and an icon that are not in public/ are named with their settings', async () => {
    writeFileSync(
      join(site, 'site.config.ts'),
      "export default { title: 'Docs', brand: { logo: { src: '/logo.svg' }, favicon: '/../site.config.ico' } };\n",
    );
    await expect(load()).rejects.toThrow(
      /`brand\.logo\.src` names \/logo\.svg, and there is no such file in public\/[\s\S]*`brand\.favicon` names/,
    );
  });

  test('B115: a mistake is reported with its line, in constants and inside of `defineSite`, too', async () => {
    writeFileSync(
      join(site, 'site.config.ts'),
      `const defineSite = (config: object) => config;
const footer = {
  sytle: 'dark',
};
export default defineSite({
  title: 5,
  footer,
  sections: [
    {
      path: 'BSP',
      listed: 'no',
    },
  ],
} as object);
`,
    );
    const told = await load().then(() => '', String);
    const places = [...told.matchAll(/site\.config\.ts:(\d+): `([\w.[\]]+)`/g)];
    expect(places.map(([, line, setting]) => [setting, Number(line)])).toEqual([
      ['title', 6],
      ['sections[0].listed', 11],
      ['footer.sytle', 3],
    ]);
  });

  test('a configuration without a default export is refused with what to write', async () => {
    writeFileSync(join(site, 'site.config.ts'), "export const title = 'Written';\n");
    await expect(load()).rejects.toThrow(
      'site.config.ts: has no default export. Write `export default defineSite({ … })`.',
    );
  });

  test.each(['[]', '() => ({})', 'null'])('a configuration cannot be %s', async (value) => {
    writeFileSync(join(site, 'site.config.ts'), `export default ${value};\n`);
    await expect(load()).rejects.toThrow('site.config.ts: exports no object of settings. Write');
  });
});
