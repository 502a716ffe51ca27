// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { AnnouncementBarClient } from './announcement-bar-client.tsx';
import { ANNOUNCEMENT_KEYS } from './start-announcement.ts';

const bar = (id: string | undefined) => (
  <AnnouncementBarClient
    html="A <b>new</b> version"
    settings={id === undefined ? undefined : { ...ANNOUNCEMENT_KEYS, suffix: '', id }}
    words={{ announcement: 'Announcement', close: 'Close' }}
  />
);
afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('B64: a region with the owner’s HTML; who closes it does not see it again', async () => {
  render(bar('spring'));
  expect(screen.getByRole('region', { name: 'Announcement' }).querySelector('b')?.textContent).toBe(
    'new',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region')).toBeNull();
  cleanup();
  render(bar('spring'));
  expect(screen.queryByRole('region')).toBeNull();
});

test('B64: a new announcement is shown again; one that cannot be closed has no button', async () => {
  render(bar('spring'));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  cleanup();
  render(bar('summer'));
  expect(screen.getByRole('region')).toBeTruthy();
  cleanup();
  render(bar(undefined));
  expect(screen.queryByRole('button')).toBeNull();
});
