import { expect, test } from 'vitest';
import { ANNOUNCEMENT_KEYS, startAnnouncement } from './start-announcement.ts';

/** Returns what the styles are told. */
function start(stored: Record<string, string> | undefined, suffix = ''): string | undefined {
  const dataset: Record<string, string> = {};
  const window = {
    document: { documentElement: { dataset } },
    get localStorage() {
      if (!stored) throw new Error('SecurityError');
      return { getItem: (key: string) => stored[key] ?? null };
    },
  };
  startAnnouncement(window as unknown as Window, { ...ANNOUNCEMENT_KEYS, suffix, id: 'spring' });
  return dataset.announcementBarInitiallyDismissed;
}

test.each<[string, Record<string, string> | undefined, string, string]>([
  ['shown to a new visitor', {}, '', 'false'],
  [
    'hidden from one who has dismissed it',
    { 'docusaurus.announcement.id': 'spring', 'docusaurus.announcement.dismiss': 'true' },
    '',
    'true',
  ],
  [
    'shown to one who has seen it',
    { 'docusaurus.announcement.id': 'spring', 'docusaurus.announcement.dismiss': 'false' },
    '',
    'false',
  ],
  [
    'shown to one who has dismissed an earlier one',
    { 'docusaurus.announcement.id': 'winter', 'docusaurus.announcement.dismiss': 'true' },
    '',
    'false',
  ],
  ['shown where the browser keeps nothing', undefined, '', 'false'],
  [
    'hidden by keys with a suffix',
    { 'docusaurus.announcement.id-docs': 'spring', 'docusaurus.announcement.dismiss-docs': 'true' },
    '-docs',
    'true',
  ],
  [
    'shown whatever another site on this host has kept',
    { 'docusaurus.announcement.id': 'spring', 'docusaurus.announcement.dismiss': 'true' },
    '-docs',
    'false',
  ],
])('B64: the announcement is %s', (_, stored, suffix, dismissed) => {
  expect(start(stored, suffix)).toBe(dismissed);
});
