import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { checkSite } from '@/lib/doctor/content.ts';
import { caseTwins, checkEncodings, checkNames } from '@/lib/doctor/files.ts';
import { sitePaths } from '@/lib/site/paths.ts';

describe('doctor: names of files', () => {
  test.each([
    ['a file', ['A/x.md', 'A/X.md'], [['A/X.md', 'A/x.md']]],
    ['a folder, told once', ['a/x.md', 'A/y.md', 'A/x.md'], [['A', 'a']]],
    [
      'an accent in two spellings',
      ['caf\u00e9.md', 'cafe\u0301.md'],
      [['cafe\u0301.md', 'caf\u00e9.md']],
    ],
    ['nothing', ['a/x.md', 'b/x.md', 'a/xy.md'], []],
  ])('%s is there twice', (_, paths, twins) => {
    expect(caseTwins(paths)).toEqual(twins);
  });

  test('every kind of invalid file name is reported with a solution', () => {
    const long = `${'長'.repeat(84)}.md`;
    const findings = checkNames([
      'a/x.md',
      'a/X.md',
      'a/what?.md',
      'a/end /x.md',
      `a/${long}`,
      'cafe\u0301.md',
    ]);
    expect(findings.map(({ level }) => level)).toEqual(['stop', 'look', 'stop', 'look']);
    expect(findings.map(({ says }) => says).join('\n')).toMatch(
      /a\/X\.md and a\/x\.md[\s\S]*what\?[\s\S]*end \/x[\s\S]*長[\s\S]*cafe/,
    );
    for (const { remedy } of findings) expect(remedy).toBeTruthy();
    expect(checkNames(['C# & C++.md', '安裝.md'])).toMatchObject([{ level: 'good' }]);
  });
});

describe('doctor: encodings', () => {
  test('a file in another encoding stops the work', () => {
    expect(
      checkEncodings([
        ['a.md', Buffer.from('a')],
        ['b.md', Buffer.from([0xff, 0xfe, 0x61, 0])],
        ['c.md', Buffer.from('a\nb\xe9', 'latin1')],
      ]),
    ).toMatchObject({
      level: 'stop',
      says: expect.stringMatching(/- b\.md is UTF-16\n- c\.md:2 is not UTF-8/),
    });
    expect(checkEncodings([['a.md', Buffer.from('a')]])).toMatchObject({ level: 'good' });
  });
});

describe('doctor: a site', () => {
  const examine = async (files: Record<string, string>) => {
    const folder = folderOf(files);
    try {
      return await checkSite(sitePaths({ SITE_DIR: folder }, process.cwd()));
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
  const CONFIG =
    "export default { title: 'T', url: 'https://x.example', locales: [{ code: 'en', label: 'English', htmlLang: 'en' }, { code: 'zh-tw', label: '中文', htmlLang: 'zh-Hant-TW' }] };\n";
  const PAGE = '---\ntitle: A\n---\n\nText.\n';

  test('a wrong setting is reported and stops the work', async () => {
    expect(
      await examine({
        'site.config.ts': "export default { titel: 'x' };\n",
        'content/en/S/a.md': PAGE,
      }),
    ).toMatchObject([
      {
        level: 'stop',
        says: expect.stringMatching(
          /site\.config\.ts has mistakes:\n[\s\S]*- site\.config\.ts:\d+: .*titel/,
        ),
      },
    ]);
  });

  test('a broken page is reported with file and line, and stops the work', async () => {
    const findings = await examine({
      'site.config.ts': CONFIG,
      'content/en/S/a.md': '---\ntitle: A\nsidebar_position: first\n---\n\nText.\n',
      'content/zh-tw/S/a.md': PAGE,
    });
    expect(findings.filter(({ level }) => level === 'stop')).toMatchObject([
      { says: expect.stringContaining('content/en/S/a.md:3') },
    ]);
  });

  test('missing and unrecorded translations are reported without stopping the work', async () => {
    const findings = await examine({
      'site.config.ts': CONFIG,
      'content/en/S/a.md': PAGE,
      'content/en/S/b.md': PAGE,
      'content/zh-tw/S/a.md': PAGE,
    });
    expect(findings.map(({ level }) => level)).toEqual(['good', 'good', 'look', 'look']);
    expect(findings.map(({ says }) => says).join('\n')).toMatch(
      /1 page is not translated[\s\S]*content\/en\/S\/b\.md \(zh-tw\)[\s\S]*1 translation does not say[\s\S]*content\/zh-tw\/S\/a\.md/,
    );
  });
});

test('doctor: the command ends with 1 when something stops the work, and says so before anything is installed', () => {
  const folder = folderOf();
  try {
    const bare = spawnSync(process.execPath, [join(process.cwd(), 'scripts', 'doctor.mjs')], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect([bare.status, bare.stdout]).toEqual([1, expect.stringContaining('npm ci')]);
    mkdirSync(join(folder, 'content'));
    const wrong = spawnSync(process.execPath, ['scripts/doctor.mjs'], {
      encoding: 'utf8',
      env: { ...process.env, BASE_PATH: 'docs/', SITE_DIR: folder },
    });
    expect([wrong.status, wrong.stdout]).toEqual([
      1,
      expect.stringContaining('✖ BASE_PATH is "docs/"'),
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
