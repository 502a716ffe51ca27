// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CrashWordsProvider } from '@/components/crash/crash-words.tsx';
import { keepForHtml } from '@/components/frame/html-only.ts';
import { ResponseTree, ResponseTrees, SameTree } from './response-trees.tsx';
import { reveal } from './reveal.ts';
import { SchemaTree } from './schema-tree.tsx';

const words = {
  loading: 'Loading',
  loadFailed: 'Not loaded',
  linkCopied: 'Link copied',
  expandAll: 'Expand all',
  collapseAll: 'Collapse all',
};
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
  render(<SchemaTree html={choice} place="body" words={words} onChoose={choose} />);
  const [card, transfer] = screen.getAllByRole('tab');
  await userEvent.click(transfer!);
  expect(choose).toHaveBeenCalledWith('', 'transfer');
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
  render(<SchemaTree html={link('one')} place="body" words={words} />);
  screen.getByRole('link').focus();
  await userEvent.keyboard('{Enter}');
  const summary = await screen.findByText('Properties of one');
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(summary.tagName).toBe('SUMMARY');
  await userEvent.click(screen.getByRole('link', { name: 'Properties of two' }));
  expect(await screen.findByRole('link', { name: 'Properties of three' })).toBeTruthy();
  expect(call).toHaveBeenCalledTimes(2);
});

const rows =
  '<ul class="rows"><li id="~data"><button type="button" class="link"></button><details class="tree"><summary>data</summary><ul class="rows"><li id="~data.x"><button type="button" class="link" aria-label="Copy link to x"></button>' +
  `<div>x</div>${choice}</li></ul></details></li></ul>`;

test('B127: everything opens and closes with one button; an option says which row it is of', async () => {
  const choose = vi.fn();
  render(<SchemaTree html={rows} place="body" words={words} onChoose={choose} />);
  const list = document.querySelector('details')!;
  await userEvent.click(screen.getByRole('button', { name: 'Expand all' }));
  expect(list.open).toBe(true);
  await userEvent.click(screen.getByRole('tab', { name: 'transfer' }));
  expect(choose).toHaveBeenCalledWith('body-data.x', 'transfer');
  await userEvent.click(screen.getByRole('button', { name: 'Collapse all' }));
  expect(list.open).toBe(false);
});

test('B127: a row’s link can be copied', async () => {
  const user = userEvent.setup();
  render(<SchemaTree html={rows} place="body" words={words} />);
  document.querySelector('details')!.open = true;
  const button = screen.getByRole('button', { name: 'Copy link to x' });
  await user.click(button);
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/#body-data.x`);
  expect(button.hasAttribute('data-done')).toBe(true);
});

test('B127: a link shows its row in a closed list and behind an option, or else the one above', () => {
  const scroll = vi.fn<(this: Element) => void>();
  Element.prototype.scrollIntoView = function () {
    scroll.call(this);
  };
  const hidden = choice.replace('iban', '<p id="~data.iban">iban</p>');
  render(<SchemaTree html={rows.replace(choice, hidden)} place="body" words={words} />);
  reveal('body-data.iban.deeper');
  expect(document.querySelector('details')!.open).toBe(true);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('transfer');
  expect(scroll.mock.contexts[0]).toBe(document.getElementById('body-data.iban'));
});

test('B127: when a part cannot be had, the page says so, and the link leads to its own page', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new TypeError('Failed to fetch'))),
  );
  render(<SchemaTree html={link('lost')} place="body" words={words} />);
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
      <ResponseTree id="first" place="response-404" words={words} />
      <SameTree id="first" place="response-405" label="Same as 404" words={words} />
    </ResponseTrees>
  );
  const html = renderToString(page);
  expect(html.match(/<p>code<\/p>/g)).toHaveLength(1);
  expect(html).toContain('<a href="#first">Same as 404</a>');
  render(page);
  await waitFor(() => expect(screen.getAllByText('code')).toHaveLength(2));
  expect(document.querySelectorAll('#first')).toHaveLength(1);
});

describe('a tree with a file', () => {
  const tree = '<ul class="rows"><li id="~a"><p>code</p></li></ul>';
  const crash = {
    title: '',
    advice: '',
    partCrashed: '',
    tryAgain: '',
    cause: '',
    pageTitle: '',
    loadFailed: 'Not loaded',
    retry: 'Retry',
    technicalDetails: 'Details',
  };
  const treeOf = (file: string) => (
    <CrashWordsProvider words={crash}>
      <SchemaTree html={{ file, lists: false }} place="body" words={words} />
    </CrashWordsProvider>
  );

  test('B127: the HTML has it; the browser leaves it as it is, and does not load the file', async () => {
    const call = vi.fn();
    vi.stubGlobal('fetch', call);
    keepForHtml('/one.json', tree);
    const { window } = globalThis;
    vi.stubGlobal('window', undefined);
    const html = renderToString(treeOf('/one.json'));
    vi.stubGlobal('window', window);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = html;
    const errors = vi.spyOn(console, 'error');
    render(treeOf('/one.json'), { container, hydrate: true });
    await act(async () => {});
    expect(document.getElementById('body-a')?.textContent).toBe('code');
    expect(errors).not.toHaveBeenCalled();
    expect(call).not.toHaveBeenCalled();
    container.remove();
  });

  test('B127: on a later page it is loaded; a failure says so, and it can be tried again', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.reject(new TypeError('Failed to fetch'))),
    );
    await act(() => Promise.resolve(render(treeOf('/two.json'))));
    expect(screen.getByRole('alert').textContent).toContain('Not loaded');
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(tree))));
    await act(() => Promise.resolve(screen.getByRole('button', { name: 'Retry' }).click()));
    expect(await screen.findByText('code')).toBeTruthy();
    expect(document.getElementById('body-a')).toBeTruthy();
  });
});
