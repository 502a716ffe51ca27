import { describe, expect, test } from 'vitest';
import { treeOf, TWO_LOCALES } from '@/lib/docs/__fixtures__/tree.ts';
import { orphanProblems, ownerOf, sameNameProblems, sectionDefs } from '@/lib/docs/section-defs.ts';
import type { SiteConfigInput } from '@/lib/site/config-schema.ts';
import { validateConfig } from '@/lib/site/load-config.ts';

const tree = treeOf({
  'en/BSP/a.md': '# A\n',
  'en/weda/docs/a.md': '# A\n',
  'zh-tw/Other/a.md': '# 甲\n',
  'en/loose.md': '# Loose\n',
});
const defs = (config: Partial<SiteConfigInput> = {}) =>
  sectionDefs(validateConfig({ ...TWO_LOCALES, ...config }, 'site.config.ts'), tree);

describe('sectionDefs', () => {
  test('without a setting each top folder of the default locale is a section', () => {
    expect(defs().map(({ basePath, folder }) => [basePath, folder])).toEqual([
      ['/BSP', 'BSP'],
      ['/weda', 'weda'],
    ]);
  });

  test('B43: a section has a path, a folder, a sidebar and one version that is the last', () => {
    const [first, second] = defs({
      versionLabel: 'Current V1.0.0',
      sections: [
        { path: 'weda/docs' },
        { path: 'boards', folder: 'BSP', sidebarId: 'own', versionLabel: '1.1.0 (Latest)' },
      ],
    });
    expect(first).toEqual({
      section: 'weda/docs',
      folder: 'weda/docs',
      basePath: '/weda/docs',
      sidebarId: 'weda-docsSidebar',
      version: {
        name: 'current',
        label: 'Current V1.0.0',
        isLast: true,
        banner: undefined,
        badge: undefined,
        noIndex: undefined,
      },
    });
    expect(second).toMatchObject({
      folder: 'BSP',
      basePath: '/boards',
      sidebarId: 'own',
      version: { label: '1.1.0 (Latest)' },
    });
  });

  test('B43: older versions stand below the section, at their path or their name', () => {
    const older: NonNullable<NonNullable<SiteConfigInput['sections']>[number]['olderVersions']> = [
      { name: '1.0', label: '1.0', folder: 'BSP-1.0' },
      { name: '0.9', label: '0.9', folder: 'BSP-0.9', path: 'old' },
    ];
    expect(
      defs({ sections: [{ path: 'BSP', olderVersions: older }] }).map(({ basePath, version }) => [
        basePath,
        version.name,
        version.isLast,
      ]),
    ).toEqual([
      ['/BSP', 'current', true],
      ['/BSP/1.0', '1.0', false],
      ['/BSP/old', '0.9', false],
    ]);
  });
});

test('an API reference has no folder; its older versions may have one', () => {
  const [current, older] = defs({
    sections: [
      {
        path: 'api/shop',
        openapi: 'shop.yaml',
        olderVersions: [{ name: '1.0', label: '1.0', folder: 'BSP' }],
      },
    ],
  });
  expect(current).toMatchObject({ folder: '', openapi: 'shop.yaml', basePath: '/api/shop' });
  expect(older).toMatchObject({ folder: 'BSP', basePath: '/api/shop/1.0' });
  expect(older?.openapi).toBeUndefined();
});

describe('ownerOf', () => {
  const folders = [{ folder: 'weda' }, { folder: 'weda/docs' }];

  test.each([
    ['weda/a.md', 'weda'],
    ['weda/docs/a.md', 'weda/docs'],
    ['weda/docs-old/a.md', 'weda'],
    ['weda.md', undefined],
  ])('%s belongs to %s', (path, folder) => {
    expect(ownerOf(folders, path)?.folder).toBe(folder);
  });
});

test('a document that belongs to no section is named instead of being left out in silence', () => {
  const problems = orphanProblems(defs({ sections: [{ path: 'BSP' }] }), tree);
  expect(problems.map((problem) => problem.file)).toEqual([
    'content/en/loose.md',
    'content/en/weda/docs/a.md',
    'content/zh-tw/Other/a.md',
  ]);
  expect(problems[0]).toMatchObject({
    severity: 'error',
    message: expect.stringContaining('`sections` in site.config.ts'),
  });
});

describe('two documents with one name', () => {
  const [yaml, json] = ['orders.yaml', 'orders.json'];

  test('are an error of the configuration that names both; one document in two sections is none', () => {
    const problemsOf = (first: string, second: string) => {
      const sections = [
        { path: 'a', openapi: first },
        { path: 'b', openapi: second },
      ];
      return sameNameProblems({ sections: [] }, defs({ sections }));
    };
    expect(problemsOf(yaml, json)).toEqual([
      {
        file: 'site.config.ts',
        severity: 'error',
        message:
          'openapi/orders.yaml and openapi/orders.json have the same name, after which their data and downloads are named. Rename one of the files, and correct its `openapi` in `sections`.',
      },
    ]);
    expect(problemsOf(yaml, yaml)).toEqual([]);
    expect(problemsOf(yaml, 'shop.yaml')).toEqual([]);
  });

  test('are an error without a configuration, too', () => {
    const config = validateConfig(TWO_LOCALES, 'site.config.ts');
    const found = sectionDefs(config, { ...treeOf({}), apis: [json, yaml] });
    expect(sameNameProblems(config, found)).toEqual([
      expect.objectContaining({
        file: 'openapi/orders.yaml',
        message: expect.stringMatching(/Rename one of the files\.$/),
      }),
    ]);
  });
});
