// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { ResponseTree, ResponseTrees, SameTree } from './response-trees.tsx';
import { SchemaTree } from './schema-tree.tsx';

const words = { loading: 'Loading', loadFailed: 'Not loaded' };
const choice =
  '<div class="choice"><p class="kind">oneOf</p><div role="tablist"><button type="button" role="tab" aria-selected="true" tabindex="0">card</button><button type="button" role="tab" aria-selected="false" tabindex="-1">transfer</button></div><div role="tabpanel" aria-label="card" data-selected="">number</div><div role="tabpanel" aria-label="transfer">iban</div></div>';
const link = (name: string) =>
  `<ul><li><a class="more" href="/part-${name}.html">Properties of ${name}</a></li></ul>`;
const answer = (html: string) => new Response(`<main><div data-fragment-body>${html}</div></main>`);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('B127: options are tabs: a press shows one, arrow keys move along the row', async () => {
  const choose = vi.fn();
  render(<SchemaTree html={choice} words={words} onChoose={choose} />);
  const [card, transfer] = screen.getAllByRole('tab');
  await userEvent.click(transfer!);
  expect(choose).toHaveBeenCalledWith('transfer');
  expect(screen.getAllByRole('tab', { selected: true })).toEqual([transfer]);
  expect(screen.getAllByRole('tabpanel').map(({ dataset }) => dataset.selected)).toEqual([
    undefined,
    '',
  ]);
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(card);
  await userEvent.keyboard('{End}');
  expect(document.activeElement).toBe(transfer);
  await userEvent.keyboard('{Home}{Enter}');
  expect(card?.getAttribute('aria-selected')).toBe('true');
});

test('B127: a part opens in the place of its link, again and again, and takes the focus', async () => {
  const call = vi.fn((address: string) =>
    Promise.resolve(answer(link(address.includes('one') ? 'two' : 'three'))),
  );
  vi.stubGlobal('fetch', call);
  render(<SchemaTree html={link('one')} words={words} />);
  screen.getByRole('link').focus();
  await userEvent.keyboard('{Enter}');
  const summary = await screen.findByText('Properties of one');
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(summary.tagName).toBe('SUMMARY');
  await userEvent.click(screen.getByRole('link', { name: 'Properties of two' }));
  expect(await screen.findByRole('link', { name: 'Properties of three' })).toBeTruthy();
  expect(call).toHaveBeenCalledTimes(2);
});

test('B127: when a part cannot be had, the page says so, and the link leads to its own page', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new TypeError('Failed to fetch'))),
  );
  render(<SchemaTree html={link('lost')} words={words} />);
  await userEvent.click(screen.getByRole('link'));
  expect((await screen.findByRole('alert')).textContent).toBe('Not loaded');
  const followed = new Promise<boolean>((resolve) => {
    window.addEventListener(
      'click',
      (event) => {
        resolve(!event.defaultPrevented);
        event.preventDefault();
      },
      { once: true },
    );
  });
  await userEvent.click(screen.getByRole('link'));
  expect(await followed).toBe(true);
});

test('B129: a tree that several statuses share is in the HTML once and shown with each of them', async () => {
  const page = (
    <ResponseTrees trees={{ first: '<p>code</p>' }}>
      <ResponseTree id="first" words={words} />
      <SameTree id="first" label="Same as 404" words={words} />
    </ResponseTrees>
  );
  const html = renderToString(page);
  expect(html.match(/<p>code<\/p>/g)).toHaveLength(1);
  expect(html).toContain('<a href="#first">Same as 404</a>');
  render(page);
  await waitFor(() => expect(screen.getAllByText('code')).toHaveLength(2));
  expect(document.querySelectorAll('#first')).toHaveLength(1);
});
