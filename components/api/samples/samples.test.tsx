// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SampleData } from '@/lib/openapi/pages/data.ts';
import { htmlTemplate, item, slot } from '@/lib/openapi/samples/template.ts';
import { EXAMPLE } from '../builder/__fixtures__/example-operation.ts';
import { OperationState, useOperation } from '../builder/operation-state.tsx';
import { pickWords } from '../words.ts';
import { SAMPLE_WORDS, type SampleWords } from './sample-words.ts';
import { Samples } from './samples.tsx';

const words: SampleWords = {
  ...pickWords(SAMPLE_WORDS, (word) => word),
  copyCode: 'copyCode',
  copied: 'copied',
  wrapCode: 'wrapCode',
};
const curl = htmlTemplate(
  [
    'curl ',
    slot('url', 'shell'),
    '\n',
    item('h:x-key', 'key ', slot('h:x-key', 'shell'), '\n'),
    'data ',
    slot('body', 'shell'),
    '\n',
  ],
  'bash',
);
const samples: SampleData[] = [
  {
    language: 'curl',
    label: 'cURL',
    variants: [
      { label: 'cURL', kind: 'text', html: curl, grammar: 'bash' },
      { label: 'cURL', kind: 'multipart', html: ['curl --form'], grammar: 'bash' },
    ],
  },
  {
    language: 'csharp',
    label: 'C#',
    variants: [
      { label: 'HttpClient', kind: 'text', html: ['client'], grammar: 'csharp' },
      { label: 'RestSharp', kind: 'text', html: ['rest'], grammar: 'csharp' },
    ],
  },
];

function Choices() {
  const { act } = useOperation();
  return (
    <>
      <button onClick={() => act({ type: 'text', value: `it's <img src=x onerror=alert(1)>` })}>
        attack
      </button>
      <button onClick={() => act({ type: 'combination', index: 1 })}>key</button>
      <button
        onClick={() => act({ type: 'media', group: 'request', value: 'multipart/form-data' })}
      >
        form
      </button>
    </>
  );
}

const page = (
  <OperationState api="shop" data={EXAMPLE}>
    <Samples samples={samples} words={words} />
    <Choices />
  </OperationState>
);

const code = () => document.querySelector('code')?.textContent;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  vi.stubGlobal('scrollBy', vi.fn());
  // The browser of these tests has no dialogs that open.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return;
    this.open = false;
    fireEvent(this, new Event('close'));
  };
});
afterEach(cleanup);

test('B131: without script all languages follow one another, each with its name', () => {
  const html = renderToStaticMarkup(page);
  for (const text of [
    '>cURL</p>',
    '>C#</p>',
    'client',
    'rest',
    'https://eu.shop.example/v2/orders/:id',
  ])
    expect(html).toContain(text);
  expect(html).not.toMatch(/role="(group|tabpanel)"[^>]* hidden/);
});

test('B131: in a large document the HTML has the first language, and script adds the others', () => {
  const large = (
    <OperationState api="shop" data={EXAMPLE}>
      <Samples samples={samples} words={words} isLarge />
    </OperationState>
  );
  const html = renderToStaticMarkup(large);
  expect(html).toContain('>cURL</p>');
  expect(html).not.toContain('>C#</p>');
  expect(html).toContain('<option value="csharp">C#</option>');
  render(large);
  expect(screen.getByRole('group', { name: 'C#' }).textContent).toContain('client');
});

test('B131: one list chooses the language, always shows it, and keeps it for the next operation', async () => {
  const { unmount } = render(page);
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'sampleLanguage' });
  expect([...list.options].map(({ text }) => text)).toEqual(['cURL', 'C#']);
  await userEvent.selectOptions(list, 'C#');
  expect(localStorage.getItem('docusaurus.tab.code-samples')).toBe('csharp');
  expect(screen.getByRole('group', { name: 'C#' }).dataset.selected).toBe('');
  expect(screen.getByRole('group', { name: 'cURL' }).dataset.selected).toBeUndefined();
  unmount();
  render(page);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'sampleLanguage' }).value).toBe(
    'csharp',
  );
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'HttpClient',
    'RestSharp',
  ]);
});

test('B132: values are escaped for the language and for HTML; what is not sent is not there; lines are counted', async () => {
  render(page);
  expect(code()).toBe(`curl 'https://eu.shop.example/v2/orders/:id'\ndata '{"a": 1}'\n`);
  await userEvent.click(screen.getByText('attack'));
  expect(code()).toContain(`data 'it'\\''s <img src=x onerror=alert(1)>'`);
  expect(document.querySelector('code img')).toBeNull();
  await userEvent.click(screen.getByText('key'));
  expect(code()).toContain('\nkey "$X_KEY"\n');
  expect(document.querySelector('pre > span')?.textContent).toBe('1\n2\n3');
  await userEvent.click(screen.getByText('form'));
  expect(code()).toBe('curl --form');
});

test('B131: a sample is copied as it is shown, and says so', async () => {
  const user = userEvent.setup();
  render(page);
  await user.click(screen.getAllByRole('button', { name: 'copyCode' })[0]!);
  expect(await navigator.clipboard.readText()).toBe(
    `curl 'https://eu.shop.example/v2/orders/:id'\ndata '{"a": 1}'`,
  );
  expect(screen.getByRole('button', { name: 'copied' })).toBeTruthy();
});

test('B131: on the whole screen it is the same code', async () => {
  render(page);
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getAllByRole('button', { name: 'expand' })[0]!);
  const dialog = screen.getByRole('dialog', { name: 'samples' });
  expect(dialog.querySelector('code')?.textContent).toBe(code());
  await userEvent.click(screen.getByRole('button', { name: 'close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
