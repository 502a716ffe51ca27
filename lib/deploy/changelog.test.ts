import { expect, test } from 'vitest';
import { changelog, type Commit } from './changelog.ts';

const commit = (subject: string, body = ''): Commit => ({
  hash: '0123456789abcdef',
  subject,
  body,
});

test('lists features, fixes, speed and documents under their headings, newest first', () => {
  const commits = [
    commit('fix: links below a base path'),
    commit('feat(search): synonyms'),
    commit('chore: a newer compiler'),
    commit('docs(decisions): why so'),
    commit('perf(routes): less script'),
    commit('feat: drawings'),
  ];
  expect(changelog('v1.2.0', commits)).toBe(`# v1.2.0

## Features

- **search:** synonyms (0123456)
- drawings (0123456)

## Fixes

- links below a base path (0123456)

## Performance

- **routes:** less script (0123456)

## Documentation

- **decisions:** why so (0123456)
`);
});

test('breaking changes come first, in the words of their footer', () => {
  const commits = [
    commit('feat!: sections are named by path'),
    commit('fix(api): slugs', 'Why.\n\nBREAKING CHANGE: addresses of operations change'),
  ];
  expect(changelog('v2.0.0', commits)).toMatch(
    /^# v2.0.0\n\n## Breaking changes\n\n- sections are named by path\n- addresses of operations change\n\n## Features/,
  );
});

test('says so when nothing concerns users', () => {
  expect(changelog('v1.0.1', [commit('test: more'), commit('Merge something')])).toBe(
    '# v1.0.1\n\nNothing changes for readers and writers.\n',
  );
});
