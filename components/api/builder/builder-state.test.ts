import { describe, expect, test } from 'vitest';
import { initialState, reduce, type BuilderAction } from './builder-state.ts';
import type { BuilderState } from './form-state.ts';
import { currentRequest } from './current-request.ts';
import { EXAMPLE } from './__fixtures__/example-operation.ts';

const after = (...actions: BuilderAction[]): BuilderState =>
  actions.reduce((state, action) => reduce(EXAMPLE, state, action), initialState(EXAMPLE));
const slotsAfter = (...actions: BuilderAction[]) =>
  currentRequest(EXAMPLE, after(...actions)).slots;

test('B132: at first the request has what the document says, and a path parameter without a value by its name', () => {
  expect(slotsAfter()).toEqual({
    url: 'https://eu.shop.example/v2/orders/:id',
    'h:accept': 'application/json',
    'h:content-type': 'application/json',
    secret: '',
    'h:authorization': 'Bearer \ufdd0TOKEN\ufdd1',
    body: '{"a": 1}',
  });
});

test('B132: what is typed is in the request, and nothing that is empty', () => {
  const typed: BuilderAction[] = [
    { type: 'value', field: 0, texts: ['a/b'] },
    { type: 'value', field: 1, texts: ['x', '', 'y z'] },
    { type: 'value', field: 2, texts: ['sent'] },
  ];
  expect(slotsAfter(...typed).url).toBe(
    'https://eu.shop.example/v2/orders/a%2Fb?tag=x&tag=y%20z&state=sent',
  );
  expect(slotsAfter(...typed, { type: 'value', field: 2, texts: [] }).url).not.toContain('state');
});

describe('B133: servers', () => {
  test('each server has its own variables', () => {
    const region: BuilderAction = { type: 'variable', name: 'region', value: 'us' };
    expect(slotsAfter(region).url).toContain('https://us.shop.example/v2/');
    expect(
      slotsAfter(
        region,
        { type: 'server', index: 1 },
        { type: 'variable', name: 'region', value: 'x' },
        { type: 'server', index: 0 },
      ).url,
    ).toContain('https://us.');
  });

  test('one that was kept is chosen again with its values; another one, or a value that cannot be, counts for nothing', () => {
    const restore = (url: string, region: string): BuilderAction => ({
      type: 'restore-server',
      kept: {
        url,
        variables: new Map([
          ['region', region],
          ['other', 'x'],
        ]),
      },
    });
    expect(slotsAfter(restore(EXAMPLE.servers[0]!.url, 'us')).url).toContain('https://us.');
    expect(slotsAfter(restore(EXAMPLE.servers[0]!.url, 'moon')).url).toContain('https://eu.');
    expect(after(restore('https://evil.example', 'us'))).toEqual(after());
  });
});

test('B134: credentials are environment variables, whatever is typed; a kept scheme is chosen again', () => {
  const slots = slotsAfter(
    { type: 'secret', key: 'constructor.key', value: 'very-secret' },
    { type: 'combination', index: 1 },
  );
  expect(slots['h:x-key']).toBe('\ufdd0X_KEY\ufdd1');
  expect(slots['h:authorization']).toBeUndefined();
  expect(JSON.stringify(slots)).not.toContain('very-secret');
  const restored = after({
    type: 'restore-auth',
    kept: { scheme: 'constructor', secrets: new Map([['constructor.key', 's']]) },
  });
  expect([restored.combination, restored.secrets.get('constructor.key')]).toEqual([1, 's']);
  expect(
    after({ type: 'restore-auth', kept: { scheme: 'no such', secrets: new Map() } }).combination,
  ).toBe(0);
});

test('B132: an optional parameter is sent once it is included or typed, and not when it is emptied', () => {
  const [id, tag, state] = EXAMPLE.fields;
  const data = { ...EXAMPLE, fields: [id!, tag!, { ...state!, initial: ['open'] }] };
  const url = (...actions: BuilderAction[]) =>
    currentRequest(
      data,
      actions.reduce((before, action) => reduce(data, before, action), initialState(data)),
    ).slots.url;
  expect(url()).toBe('https://eu.shop.example/v2/orders/:id');
  const on: BuilderAction = { type: 'include', field: 2, on: true };
  expect(url(on)).toBe('https://eu.shop.example/v2/orders/:id?state=open');
  expect(url(on, { ...on, on: false })).not.toContain('state');
  expect(url({ type: 'value', field: 2, texts: ['sent'] })).toContain('?state=sent');
  expect(url({ type: 'value', field: 2, texts: [''] })).not.toContain('state');
});

test('B132: an empty text is sent where it is one of the options, and taken back with the box', () => {
  const [id, tag, state] = EXAMPLE.fields;
  const style = { ...state!.style, mayBeEmpty: true as const };
  const field = { ...state!, style, kind: 'choice' as const, values: ['', 'open'] };
  const data = { ...EXAMPLE, fields: [id!, tag!, field] };
  const chosen = reduce(data, initialState(data), { type: 'value', field: 2, texts: [''] });
  expect(currentRequest(data, chosen).slots.url).toMatch(/\?state=$/);
  const off = reduce(data, chosen, { type: 'include', field: 2, on: false });
  expect(currentRequest(data, off).slots.url).not.toContain('state');
});

test('B132: an example brings its text and the optional parameters that it needs; another one takes them back', () => {
  const [json] = EXAMPLE.contents;
  const data = {
    ...EXAMPLE,
    contents: [
      {
        ...json!,
        examples: [
          { name: 'first', text: '{"token": "t"}' },
          { name: 'renew', text: '{"refreshToken": "r"}', parameters: { state: 'sent' } },
        ],
      },
    ],
  };
  const after = (...names: string[]) =>
    currentRequest(
      data,
      names.reduce(
        (state, name) => reduce(data, state, { type: 'example', name }),
        initialState(data),
      ),
    ).slots;
  expect(after('renew')).toMatchObject({
    url: 'https://eu.shop.example/v2/orders/:id?state=sent',
    body: '{"refreshToken": "r"}',
  });
  expect(after('renew', 'first')).toMatchObject({
    url: 'https://eu.shop.example/v2/orders/:id',
    body: '{"token": "t"}',
  });
  expect(after('none')).toEqual(after());
});

test('B132: media types of text and form follow each other; each body keeps what was typed', () => {
  const file = new File(['x'], 'photo.png');
  const actions: BuilderAction[] = [
    { type: 'text', value: '{}' },
    { type: 'media', group: 'request', value: 'multipart/form-data' },
    { type: 'field', name: 'title', value: 'A "b"' },
    { type: 'files', name: 'picture', files: [file] },
  ];
  expect(slotsAfter(...actions)).toMatchObject({
    'f:title': 'A "b"',
    'f:picture': 'photo.png',
    'h:content-type': 'multipart/form-data',
  });
  expect(
    slotsAfter(...actions, { type: 'media', group: 'request', value: 'application/json' }).body,
  ).toBe('{}');
  expect(
    slotsAfter({ type: 'media', group: 'response', value: 'application/xml' })['h:accept'],
  ).toBe('application/xml');
  const unknown = after({ type: 'media', group: 'response', value: 'text/plain' });
  expect([unknown.accept, unknown.media.response]).toEqual([0, 'text/plain']);
});

test('B132: an option of the body’s schema brings its example, one without leaves the body as it is', () => {
  expect(slotsAfter({ type: 'variant', key: 'card' }).body).toBe('{"kind": "card"}');
  expect(slotsAfter({ type: 'variant', key: 'toString' }).body).toBe('{"a": 1}');
});
