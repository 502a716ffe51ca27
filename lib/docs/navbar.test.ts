import { afterEach, describe, expect, test, vi } from 'vitest';
import { modelOf, type Files } from '@/lib/docs/__fixtures__/tree.ts';
import type { NavbarItem } from '@/lib/site/navbar-schema.ts';
import type { SiteConfigInput } from '@/lib/site/config-schema.ts';
import { NavbarItemError } from './navbar.ts';
import { NavbarResolver } from './navbar-resolver.ts';

const doc = (front = '') => `---\n${front}\n---\nText\n`;
const files: Files = {
  'en/S/a.md': doc('title: A\nsidebar_label: First'),
  'en/S/b.md': doc('title: B'),
  'en/S/hidden.md': doc('unlisted: true'),
  'en/S/draft.md': doc('draft: true'),
  'en/S-1.0/a.md': doc('title: Old A'),
  'en/T/b.md': doc('title: Other B'),
  'en/T/sub/c.md': doc(),
  'en/E/only.md': doc('unlisted: true'),
  'zh-tw/S/a.md': doc('title: 甲\nsidebar_label: 第一頁'),
};
const sections: SiteConfigInput['sections'] = [
  {
    path: 'S',
    versionLabel: { en: 'Next', 'zh-tw': '下一版' },
    lastVersion: '1.0',
    olderVersions: [{ name: '1.0', label: '1.0 (Latest)', folder: 'S-1.0' }],
  },
  { path: 'T' },
  { path: 'E' },
];
type Items = NonNullable<NonNullable<SiteConfigInput['navbar']>['items']>;
const navbar = (...items: Items) => modelOf(files, { sections, navbar: { items } });
const first = (...items: Items) => {
  const { en, messages } = navbar(...items);
  expect(messages).toEqual([]);
  return en.navbar[0];
};
/** The one message with which an item fails. */
const failure = (...items: Items): string => {
  const { messages, en } = navbar(...items);
  expect(en.navbar).toEqual([]);
  expect(messages).toHaveLength(1);
  return messages[0]!;
};

afterEach(() => vi.unstubAllEnvs());

describe('links and menus', () => {
  test('B31: a link may have the base path of the site already', () => {
    vi.stubEnv('BASE_PATH', '/kb');
    expect(first({ label: 'Go', to: '/kb/T#x' })).toMatchObject({ path: '/T', suffix: '#x' });
  });

  test('B31: a path may be written as in an address bar, or as a name', () => {
    for (const to of ['/T/Yocto%204.0#a%20b', '/T/Yocto 4.0#a%20b'])
      expect(first({ label: 'Go', to })).toMatchObject({ path: '/T/Yocto 4.0', suffix: '#a%20b' });
  });

  test('B31: a link splits off query and hash, and speaks the locale', () => {
    const { en, zh } = navbar({
      label: { en: 'Go', 'zh-tw': '前往' },
      to: '/S/1.0?x=1#y',
      position: 'right',
    });
    expect(en.navbar).toMatchObject([
      { type: 'link', label: 'Go', path: '/S/1.0', suffix: '?x=1#y', position: 'right' },
    ]);
    expect(zh.navbar[0]).toMatchObject({ label: '前往' });
  });

  test('B31: an item with items is a menu without saying so, and its label may lead to a page', () => {
    expect(
      first({
        label: 'More',
        to: '/T',
        items: [
          { label: 'Out', href: 'https://example.com' },
          { type: 'html', value: '<hr>' },
        ],
      }),
    ).toMatchObject({
      type: 'dropdown',
      own: { label: 'More', path: '/T' },
      items: [
        { type: 'link', href: 'https://example.com' },
        { type: 'html', html: '<hr>' },
      ],
    });
  });

  test('B31: the menu of languages keeps what stands before and after, and its query', () => {
    expect(
      first({
        type: 'localeDropdown',
        queryString: '?x=1',
        dropdownItemsAfter: [{ label: 'Help', to: '/T' }],
      }),
    ).toMatchObject({ type: 'locales', queryString: '?x=1', before: [], after: [{ path: '/T' }] });
  });

  test('B32: rules for the active state are passed on', () => {
    expect(first({ label: 'a', to: '/T', activeBasePath: '/T' })).toMatchObject({
      active: { basePath: '/T' },
    });
    expect(first({ label: 'a', to: '/T', activeBaseRegex: '^/t' })).toMatchObject({
      active: { regex: '^/t' },
    });
  });
});

describe('a link to the front door of a section', () => {
  const all = { section: { path: '/T', except: [] } };

  test.each(['/T', '/T/b'])('B32: to %s it stands for the whole section', (to) => {
    expect(first({ label: 'a', to })).toMatchObject({ active: all });
    expect(first({ label: 'Menu', items: [{ label: 'a', to: `${to}#x` }] })).toMatchObject({
      items: [{ active: all }],
    });
    expect(first({ label: 'Menu', to, items: [{ label: 'a', to: '/S' }] })).toMatchObject({
      own: { active: all },
    });
  });

  test('B32: of any version, too', () => {
    expect(first({ label: 'a', to: '/S/next/a' })).toMatchObject({
      active: { section: { path: '/S' } },
    });
  });

  test('B32: to any other page it does not, and a rule of its own goes first', () => {
    expect(first({ label: 'a', to: '/T/sub/c' })).toMatchObject({ active: undefined });
    expect(first({ label: 'a', to: '/T', activeBasePath: '/T/sub' })).toMatchObject({
      active: { basePath: '/T/sub' },
    });
  });
});

describe('documents and sidebars', () => {
  test('B31: a document leads to its page in every version, its label being its id', () => {
    expect(first({ type: 'doc', docId: 'a' })).toMatchObject({
      type: 'link',
      label: 'a',
      path: '/S/a',
      versions: { section: 'S', paths: ['/S/next/a', '/S/a'] },
      active: { section: { path: '/S', except: [] } },
    });
  });

  test('B31: a version that lacks the document says so, and the latest that has it is the default', () => {
    expect(first({ type: 'doc', docId: 'b', section: 'S', label: 'B' })).toMatchObject({
      label: 'B',
      path: '/S/next/b',
      versions: { paths: ['/S/next/b', null] },
    });
  });

  test('B31: a draft is left out, an unlisted page waits until it is the active one', () => {
    expect(navbar({ type: 'doc', docId: 'draft' }).en.navbar).toEqual([]);
    expect(first({ type: 'doc', docId: 'hidden' })).toMatchObject({ unlisted: true });
  });

  test('B31: an id in several sections needs the section', () => {
    expect(failure({ type: 'doc', docId: 'b' })).toContain('"S", "T". Say with `section`');
    expect(first({ type: 'doc', docId: 'b', section: 'T' })).toMatchObject({
      path: '/T/b',
      versions: undefined,
    });
  });

  test('B33: an unknown document is refused with the item as indented JSON and the ids there are', () => {
    const message = failure({ type: 'doc', docId: 'nope', section: 'T' });
    expect(message).toMatch(
      /^site\.config\.ts: `navbar\.items\[0\]`: this item of the navbar fails/,
    );
    expect(message).toContain('Documents: b, sub/c');
    expect(message).toContain('{\n  "type": "doc",\n  "docId": "nope"');
    const at = { key: 'docId', written: 'nope' };
    expect(navbar({ type: 'doc', docId: 'nope' }).problems).toMatchObject([at]);
    expect(failure({ type: 'doc', docId: 'b', section: 'X' })).toContain('Sections: "S", "T", "E"');
  });

  test('B111: a sidebar leads to its first page and takes its label', () => {
    expect(first({ type: 'docSidebar', sidebarId: 'TSidebar' })).toMatchObject({
      label: 'Other B',
      path: '/T/b',
    });
    expect(navbar({ type: 'docSidebar', sidebarId: 'SSidebar' }).en.navbar[0]).toMatchObject({
      label: 'Old A',
      versions: { paths: ['/S/next/a', '/S/a'] },
    });
  });

  test('B111: a sidebar without anything to link to stops the build, as does an unknown one', () => {
    expect(failure({ type: 'docSidebar', sidebarId: 'ESidebar' })).toContain(
      'The sidebar "ESidebar" has nothing to link to',
    );
    expect(failure({ type: 'docSidebar', sidebarId: 'nope' })).toContain(
      'Sidebars: SSidebar, TSidebar, ESidebar',
    );
  });

  test('B32: a section inside another is not part of it', () => {
    const { en } = modelOf(
      { 'en/W/a.md': doc(), 'en/WD/b.md': doc() },
      {
        sections: [{ path: 'W' }, { path: 'W/docs', folder: 'WD' }],
        navbar: { items: [{ type: 'doc', docId: 'a' }] },
      },
    );
    expect(en.navbar[0]).toMatchObject({
      active: { section: { path: '/W', except: ['/W/docs'] } },
    });
  });
});

describe('versions', () => {
  test('B47: the menu of versions names all, newest first, and their main pages; its label is the latest', () => {
    const { en, zh } = navbar({ type: 'docsVersionDropdown', section: 'S' });
    expect(en.navbar[0]).toMatchObject({
      type: 'versions',
      section: 'S',
      label: '1.0 (Latest)',
      items: [
        { name: 'current', label: 'Next', path: '/S/next/a' },
        { name: '1.0', label: '1.0 (Latest)', path: '/S/a' },
      ],
    });
    expect(zh.navbar[0]).toMatchObject({ items: [{ label: '下一版' }, { label: '1.0 (Latest)' }] });
  });

  test('B47: a section with one version has no such menu', () => {
    expect(navbar({ type: 'docsVersionDropdown', section: 'T' }).en.navbar).toEqual([]);
  });

  test('B47: versions can be chosen, put in order and given labels', () => {
    expect(
      first({
        type: 'docsVersionDropdown',
        section: 'S',
        versions: { '1.0': { label: 'Stable' }, current: {} },
      }),
    ).toMatchObject({
      label: 'Stable',
      items: [
        { name: '1.0', label: 'Stable' },
        { name: 'current', label: 'Next' },
      ],
    });
  });

  test('B110: a version that does not exist is named, with those that do', () => {
    const message = failure({
      type: 'docsVersionDropdown',
      section: 'S',
      versions: ['9.9.9', '1.0'],
    });
    expect(message).toContain('no version "9.9.9". Versions: current, 1.0.');
    expect(
      navbar({ type: 'docsVersionDropdown', section: 'S', versions: ['9.9.9'] }).problems,
    ).toMatchObject([{ written: '9.9.9' }]);
    expect(message).toContain('"versions": [\n    "9.9.9"');
    expect(failure({ type: 'docsVersionDropdown', section: 'S', versions: { '8': {} } })).toContain(
      '"8"',
    );
  });

  test('B31: an item for versions must say its section where there are several', () => {
    expect(failure({ type: 'docsVersion' })).toContain(
      'Say with `section` which one is meant: "S", "T", "E".',
    );
    // Its line is that of the item, not of a section in the message.
    const at = { key: 'type', written: 'docsVersion' };
    expect(navbar({ type: 'docsVersion' }).problems).toMatchObject([at]);
    expect(first({ type: 'docsVersion', section: 'S' })).toMatchObject({
      label: '1.0 (Latest)',
      path: '/S/a',
      versions: { paths: ['/S/next/a', '/S/a'], named: true },
    });
    expect(first({ type: 'docsVersion', section: 'T', label: 'Mine', to: '/T/b' })).toMatchObject({
      label: 'Mine',
      path: '/T/b',
      versions: undefined,
    });
  });
});

test('B33: what fails for a reason of its own is wrapped: place, configuration, cause', () => {
  const cause = new Error('boom');
  const error = new NavbarItemError('navbar.items[3]', { type: 'doc', docId: 'x' }, cause);
  expect(error.message).toBe(
    '`navbar.items[3]`: this item of the navbar fails: boom\n{\n  "type": "doc",\n  "docId": "x"\n}',
  );
  expect(error.cause).toBe(cause);
});

test('B33: a type that got past the checks is refused all the same', () => {
  const { model, en } = navbar();
  const resolver = new NavbarResolver({
    config: model.config,
    locale: 'en',
    sectionVersions: en.sectionVersions,
    pages: en.pages,
  });
  expect(() => resolver.item({ type: 'dropdwon' } as unknown as NavbarItem)).toThrow(
    'no type of navbar item "dropdwon"',
  );
});

test('B33: problems of items are reported once, not for every locale', () => {
  expect(
    navbar({ type: 'doc', docId: 'nope' }, { type: 'docSidebar', sidebarId: 'nope' }).problems,
  ).toHaveLength(2);
});
