// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BUILDER_WORDS, type BuilderWords } from './builder-words.ts';
import { currentRequest } from './current-request.ts';
import { EndpointServer } from './endpoint-server.tsx';
import { EXAMPLE } from './__fixtures__/example-operation.ts';
import { MediaTabs } from './media-tabs.tsx';
import { OperationState, useOperation } from './operation-state.tsx';
import { RequestBuilder } from './request-builder.tsx';

const words = Object.fromEntries(BUILDER_WORDS.map((word) => [word, word])) as BuilderWords;

/** What the samples would show. */
function Sent() {
  const { data, state } = useOperation();
  return <output aria-label="sent">{JSON.stringify(currentRequest(data, state).slots)}</output>;
}

const page = (sends = false, data = EXAMPLE) => (
  <OperationState api="shop" data={data}>
    <p data-testid="endpoint">
      <EndpointServer />
    </p>
    <MediaTabs
      group="request"
      label="Media type"
      entries={EXAMPLE.contents.map(({ type }) => ({ value: type, panel: type }))}
    />
    <RequestBuilder words={words} sends={sends} />
    <Sent />
  </OperationState>
);

const sent = () => JSON.parse(screen.getByLabelText('sent').textContent) as Record<string, string>;
const endpoint = () => screen.getByTestId('endpoint').textContent;

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('scrollBy', vi.fn());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('B132: the form is in the HTML with its initial values', () => {
  const html = renderToStaticMarkup(page());
  expect(html).toContain('<form');
  expect(html.match(/<details open="">/g)).toHaveLength(5);
  expect(html).toContain('{&quot;a&quot;: 1}</textarea>');
  expect(html).not.toContain('>send<');
});

test('B132: what is typed is in the request at once', async () => {
  render(page());
  await userEvent.type(screen.getByLabelText(/id — placePath/), 'a b');
  expect(sent().url).toBe('https://eu.shop.example/v2/orders/a%20b');
  fireEvent.change(screen.getByRole('textbox', { name: 'body' }), { target: { value: '{}' } });
  expect(sent().body).toBe('{}');
});

test('B132: optional parameters are behind a button; a list grows and shrinks, the new item has the focus', async () => {
  render(page());
  expect(screen.queryByRole('group', { name: 'tag' })).toBeNull();
  const more = screen.getByRole('button', { name: 'showOptional', expanded: false });
  await userEvent.click(more);
  expect(more.textContent).toBe('hideOptional');
  expect(more.getAttribute('aria-expanded')).toBe('true');
  await userEvent.selectOptions(screen.getByLabelText(/state — placeQuery/), ['open', 'sent']);
  const list = within(screen.getByRole('group', { name: 'tag' }));
  await userEvent.click(list.getByRole('button', { name: 'addItem' }));
  await userEvent.keyboard('x');
  await userEvent.click(list.getByRole('button', { name: 'addItem' }));
  await userEvent.keyboard('y');
  expect(sent().url).toMatch(/\?tag=x&tag=y&state=open&state=sent$/);
  expect(list.getAllByRole('textbox')).toEqual([
    list.getByRole('textbox', { name: 'tag 1' }),
    list.getByRole('textbox', { name: 'tag 2' }),
  ]);
  await userEvent.click(list.getByRole('button', { name: 'removeItem tag 1' }));
  expect(sent().url).toMatch(/\?tag=y&state=open&state=sent$/);
  const only = list.getByRole('button', { name: 'removeItem tag 1' });
  expect(document.activeElement).toBe(only);
  await userEvent.click(only);
  expect(document.activeElement).toBe(list.getByRole('button', { name: 'addItem' }));
});

test('B132: the form says what is wrong beside the field, and never keeps it out of the sample', async () => {
  render(page());
  const id = screen.getByLabelText<HTMLInputElement>(/id — placePath/);
  expect([id.required, id.getAttribute('aria-invalid')]).toEqual([true, null]);
  await userEvent.click(id);
  await userEvent.tab();
  expect(id.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('problemMissing');
  expect(screen.getByRole('alert').id).toBe(id.getAttribute('aria-describedby'));
  await userEvent.type(id, '7');
  expect(screen.queryByText('problemMissing')).toBeNull();
  expect(id.getAttribute('aria-describedby')).toBeNull();
  const body = screen.getByRole('textbox', { name: 'body' });
  fireEvent.change(body, { target: { value: '{ broken' } });
  expect(screen.getByText('problemJson').id).toBe(body.getAttribute('aria-describedby'));
  expect(sent().body).toBe('{ broken');
});

test('B132: a box says whether an optional parameter is sent', async () => {
  render(page());
  await userEvent.click(screen.getByRole('button', { name: 'showOptional' }));
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'include state' });
  expect([box.checked, box.disabled]).toEqual([false, true]);
  await userEvent.selectOptions(screen.getByLabelText(/state — placeQuery/), ['open']);
  expect([box.checked, box.disabled]).toEqual([true, false]);
  await userEvent.click(box);
  expect(sent().url).not.toContain('state');
});

test('B132: one list has the examples of the body and of the options of its schema', async () => {
  render(page());
  const list = screen.getByLabelText<HTMLSelectElement>('exampleTab');
  expect([...list.options].map(({ text }) => text)).toEqual(['exampleTab', 'card']);
  await userEvent.selectOptions(list, 'card');
  expect(sent().body).toBe('{"kind": "card"}');
  await userEvent.selectOptions(list, 'exampleTab');
  expect(sent().body).toBe('{"a": 1}');
  fireEvent.change(screen.getByRole('textbox', { name: 'body' }), { target: { value: '{}' } });
  expect(list.selectedOptions[0]?.text).toBe('---');
});

test('B132: everything closes and opens with one button', async () => {
  render(page());
  const open = () => [...document.querySelectorAll('details')].map((part) => part.open);
  await userEvent.click(screen.getByRole('button', { name: 'collapseAll' }));
  expect(open()).toEqual([false, false, false, false, false]);
  await userEvent.click(screen.getByRole('button', { name: 'expandAll' }));
  expect(open()).toEqual([true, true, true, true, true]);
});

test('B132: media types of text and form follow each other', async () => {
  render(page());
  await userEvent.click(screen.getByRole('tab', { name: 'multipart/form-data' }));
  expect(screen.getByLabelText<HTMLSelectElement>('contentType').value).toBe('multipart/form-data');
  await userEvent.upload(screen.getByLabelText('picture'), new File(['x'], 'photo.png'));
  expect(sent()).toMatchObject({ 'f:title': 'T', 'f:picture': 'photo.png' });
  await userEvent.selectOptions(screen.getByLabelText('contentType'), 'application/json');
  expect(screen.getByRole('tab', { name: 'application/json', selected: true })).toBeTruthy();
});

test('B133: another server changes the endpoint, and the next operation of the API begins with it', async () => {
  const { unmount } = render(page());
  await userEvent.click(screen.getByRole('button', { name: 'edit', expanded: false }));
  await userEvent.selectOptions(screen.getByLabelText('region'), 'us');
  expect(endpoint()).toBe('https://us.shop.example/v2');
  await userEvent.selectOptions(
    screen.getByLabelText('server'),
    'https://staging.shop.example (For tests)',
  );
  expect(screen.getByText('For tests')).toBeTruthy();
  expect(endpoint()).toBe('https://staging.shop.example');
  unmount();
  render(page());
  expect(endpoint()).toBe('https://staging.shop.example');
});

test('B133: a base URL that cannot be used is said beside its field, and is in the samples as typed', async () => {
  const variables = [{ name: 'baseUrl', value: '', values: [], description: 'Of your host' }];
  render(page(false, { ...EXAMPLE, servers: [{ url: '{baseUrl}/v2', variables }] }));
  await userEvent.click(screen.getByRole('button', { name: 'edit', expanded: false }));
  const field = screen.getByRole('textbox', { name: 'baseUrl', description: 'Of your host' });
  await userEvent.type(field, 'not a URL');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(
    screen.getByRole('textbox', { name: 'baseUrl', description: 'problemAddress Of your host' }),
  ).toBe(field);
  expect(sent().url).toContain('not a URL/v2/orders/');
  await userEvent.clear(field);
  await userEvent.type(field, 'https://shop.example');
  expect(screen.queryByText('problemAddress')).toBeNull();
});

test('B134: credentials are masked, kept for the session only, and never in a sample', async () => {
  const { unmount } = render(page());
  const token = screen.getByLabelText<HTMLInputElement>('bearer — token');
  expect(token.type).toBe('password');
  await userEvent.type(token, 'very-secret');
  await userEvent.selectOptions(screen.getByLabelText('scheme'), 'constructor');
  expect(sent()['h:x-key']).toBe('\ufdd0X_KEY\ufdd1');
  expect(JSON.stringify(sent())).not.toContain('very-secret');
  expect(JSON.stringify(localStorage)).not.toContain('very-secret');
  unmount();
  render(page());
  expect(screen.getByLabelText<HTMLSelectElement>('scheme').selectedOptions[0]?.text).toBe(
    'constructor',
  );
  await userEvent.selectOptions(screen.getByLabelText('scheme'), 'bearer');
  expect(screen.getByLabelText<HTMLInputElement>('bearer — token').value).toBe('very-secret');
});

test('B132, B134: where credentials are optional, none are sent until a way to authorize is chosen', async () => {
  const [bearer] = EXAMPLE.combinations;
  render(page(false, { ...EXAMPLE, combinations: [{ label: 'none', schemes: [] }, bearer!] }));
  expect(sent()).not.toHaveProperty('h:authorization');
  expect(screen.queryByLabelText('bearer — token')).toBeNull();
  expect(screen.queryByText('masked')).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('scheme'), 'bearer');
  expect(sent()['h:authorization']).toContain('TOKEN');
  expect(screen.getByLabelText('bearer — token')).toBeTruthy();
});

test.each([
  'null',
  '[]',
  '{"url":{}}',
  '1e999',
  'no JSON',
  '{"__proto__":{"x":1},"url":"https://evil.example"}',
])('B133: whatever is stored (%s), the form is there with its defaults', (text) => {
  for (const key of ['server', 'auth']) sessionStorage.setItem(`portal.api.shop.${key}`, text);
  render(page());
  expect(endpoint()).toBe('https://eu.shop.example/v2');
});

test('B132: a press sends what the form says; the response says that the server cannot be reached, and another press tries again', async () => {
  const call = vi
    .fn<typeof fetch>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(new Response('{"ok":true}', { status: 201, statusText: 'Created' }));
  vi.stubGlobal('fetch', call);
  render(page(true));
  await userEvent.type(screen.getByLabelText('bearer — token'), 't0ken');
  const response = screen.getByLabelText('responseTitle');
  expect(call).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'send' }));
  await waitFor(() => expect(response.textContent).toBe('sendFailed'));
  await userEvent.click(screen.getByRole('button', { name: 'send' }));
  await waitFor(() => expect(response.textContent).toBe('201 Created\n\n{"ok":true}'));
  const [address, init] = call.mock.calls[1]!;
  expect([address, init?.method, init?.body]).toEqual([
    'https://eu.shop.example/v2/orders/:id',
    'POST',
    '{"a": 1}',
  ]);
  expect([...(init?.headers as Headers)]).toEqual([
    ['accept', 'application/json'],
    ['authorization', 'Bearer t0ken'],
    ['content-type', 'application/json'],
  ]);
});

test('B132: the answer to an earlier request does not replace that to a later one', async () => {
  const answers: ((response: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)));
  render(page(true));
  const response = screen.getByLabelText('responseTitle');
  const send = screen.getByRole('button', { name: 'send' });
  await userEvent.click(send);
  await userEvent.click(send);
  expect(response.textContent).toBe('sending');
  answers[1]!(new Response('new', { status: 200, statusText: 'OK' }));
  await waitFor(() => expect(response.textContent).toBe('200 OK\n\nnew'));
  answers[0]!(new Response('old', { status: 200, statusText: 'OK' }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(response.textContent).toBe('200 OK\n\nnew');
});

test('B132: the form says that sending leaves out headers of parts, where there are some', () => {
  const [, form] = EXAMPLE.contents;
  const [title] = form!.fields;
  const fields = [{ ...title!, headers: [['X-Sum', 'a']] as const }];
  const data = { ...EXAMPLE, contents: [{ ...form!, fields }] };
  const { unmount } = render(page(true, data));
  expect(screen.getByText('partHeadersNotSent')).toBeTruthy();
  unmount();
  render(page(true));
  expect(screen.queryByText('partHeadersNotSent')).toBeNull();
});

test('B132: a field for a list of files takes several, and samples have a part for each', async () => {
  const [, form] = EXAMPLE.contents;
  const fields = [
    {
      name: 'scans',
      required: true,
      file: true,
      list: true,
      value: '["scans-1.bin","scans-2.bin"]',
      encoding: { style: 'form', explode: true },
    },
  ];
  render(page(false, { ...EXAMPLE, contents: [{ ...form!, fields }] }));
  const files = () => Object.entries(sent()).filter(([slot]) => slot.startsWith('f:'));
  expect(files().map(([, name]) => name)).toEqual(['scans-1.bin', 'scans-2.bin']);
  const input = screen.getByLabelText(/scans/);
  await userEvent.upload(input, [new File(['1'], 'a, b.png'), new File(['2'], 'c.png')]);
  expect(files().map(([, name]) => name)).toEqual(['a, b.png', 'c.png']);
  await userEvent.upload(input, [new File(['1'], 'd.png')]);
  expect(files()).toEqual([['f:scans', 'd.png']]);
});
