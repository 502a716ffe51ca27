// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useResultsTitle } from './use-results-title.ts';

function Page({ title }: { title: string }) {
  useResultsTitle(title, 'Search');
  return null;
}

beforeEach(() => {
  document.title = 'Search';
});
afterEach(cleanup);

test('B96: the tab has the name of the results, and that of the page without a query', () => {
  const { rerender } = render(<Page title="Results for one" />);
  expect(document.title).toBe('Results for one');
  rerender(<Page title="Search" />);
  expect(document.title).toBe('Search');
});

test('B96: it keeps the name when the head is hydrated later', async () => {
  render(<Page title="Results for one" />);
  document.title = 'Search';
  await waitFor(() => expect(document.title).toBe('Results for one'));
});

test('B96: the title of the next page is left alone', async () => {
  const { unmount } = render(<Page title="Results for one" />);
  document.title = 'Next page';
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.title).toBe('Next page');
  unmount();
  expect(document.title).toBe('Next page');
});
