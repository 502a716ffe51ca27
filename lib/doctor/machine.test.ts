import { describe, expect, test } from 'vitest';
import { good, look, report, stop } from '@/lib/doctor/finding.ts';
import {
  checkBrowser,
  checkDisk,
  checkGit,
  checkMemory,
  checkNode,
  checkPackages,
  checkPort,
  compareVersions,
  type Lock,
} from '@/lib/doctor/machine.ts';

describe('doctor: Node.js', () => {
  test.each([
    ['20.19.0', 'good'],
    ['20.20.2', 'good'],
    ['22.1.0', 'good'],
    ['20.9.0', 'stop'],
    ['18.20.0', 'stop'],
  ])('%s is %s', (version, level) => {
    expect(checkNode(version, '>=20.19')).toMatchObject({ level });
  });

  test('parts of a version are numbers', () => {
    expect(compareVersions('20.9', '20.19')).toBeLessThan(0);
    expect(compareVersions('20.19.1', '20.19')).toBeGreaterThan(0);
    expect(compareVersions('20.19', '20.19.0')).toBe(0);
  });
});

describe('doctor: packages', () => {
  test('a package whose folder is not there stops the work, whatever the record says', () => {
    expect(checkPackages(wanted, wanted, (path) => path !== 'node_modules/a')).toMatchObject({
      level: 'stop',
      says: expect.stringContaining('- a: 1.0.0 is wanted, nothing is there'),
    });
  });

  const lock = (packages: Lock['packages']): Lock => ({ packages });
  const wanted = lock({
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b/node_modules/@x/c': { version: '2.0.0' },
    'node_modules/only-on-windows': { version: '1.0.0', optional: true },
  });

  test('what the lock file names is right, without the optional ones of other machines', () => {
    expect(
      checkPackages(
        wanted,
        lock({
          'node_modules/a': { version: '1.0.0' },
          'node_modules/b/node_modules/@x/c': { version: '2.0.0' },
        }),
        () => true,
      ),
    ).toMatchObject({ level: 'good' });
  });

  test.each([
    ['nothing installed', undefined, 'not installed'],
    [
      'another version',
      lock({
        'node_modules/a': { version: '1.0.1' },
        'node_modules/b/node_modules/@x/c': { version: '2.0.0' },
      }),
      '\n- a: 1.0.0 is wanted, 1.0.1 is there',
    ],
    [
      'one missing',
      lock({ 'node_modules/a': { version: '1.0.0' } }),
      '\n- @x/c: 2.0.0 is wanted, nothing is there',
    ],
    [
      'an optional one in another version',
      lock({ ...wanted.packages, 'node_modules/only-on-windows': { version: '0.9.0' } }),
      'only-on-windows: 1.0.0 is wanted, 0.9.0',
    ],
  ])('%s stops the work', (_, installed, says) => {
    const finding = checkPackages(wanted, installed, () => true);
    expect(finding).toMatchObject({ level: 'stop', remedy: expect.stringContaining('npm ci') });
    expect(finding.says).toContain(says);
  });
});

test.each([
  [checkDisk(0.5e9), 'stop', '0.5 GB'],
  [checkDisk(2e9), 'look', '2.0 GB'],
  [checkDisk(50e9), 'good', '50.0 GB'],
  [checkMemory(2e9), 'look', '2.0 GB'],
  [checkMemory(8e9), 'good', '8.0 GB'],
  [checkBrowser(undefined), 'look', 'no Chrome'],
  [checkBrowser('/x'), 'good', '/x'],
  [checkPort(3000, false), 'look', '3000 is taken'],
  [checkPort(3000, true), 'good', '3000'],
  [checkGit({ repository: false, shallow: false }), 'look', 'no history'],
  [checkGit({ repository: false, shallow: false }, '/sites/a'), 'look', '/sites/a has no history'],
  [checkGit({ repository: true, shallow: true }), 'look', 'cut off'],
  [checkGit({ repository: true, shallow: false }), 'good', 'whole'],
] as const)('doctor: %o', (finding, level, says) => {
  expect(finding.level).toBe(level);
  expect(finding.says).toContain(says);
  expect(finding.remedy === undefined).toBe(level === 'good');
});

test('doctor: a site of its own without history is told to begin one, in its folder', () => {
  const none = { repository: false, shallow: false };
  expect(checkGit(none, '/sites/a').remedy).toContain(
    'In /sites/a, run `git init && git add -A && git commit',
  );
  expect(checkGit(none).remedy).toContain('Clone the repository');
});

test('doctor: the report has each finding with its remedy, and a sum', () => {
  expect(report([good('A'), stop('B:\n- b', 'mend\nit'), look('C', 'look')])).toBe(
    '✓ A\n✖ B:\n  - b\n    → mend\n      it\n! C\n    → look\n\n1 thing must be fixed first, 1 thing to look at.\n',
  );
  expect(report([look('C', 'c'), look('D', 'd')])).toContain(
    'Nothing stops the work; 2 things to look at.',
  );
  expect(report([good('A')])).toContain('Everything is as it should be.');
});
