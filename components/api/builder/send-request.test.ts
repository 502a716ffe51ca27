// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import type { FormField } from '@/lib/openapi/pages/data.ts';
import { initialState, reduce } from './builder-state.ts';
import { EXAMPLE } from './__fixtures__/example-operation.ts';
import { sendRequest } from './send-request.ts';

afterEach(() => vi.unstubAllGlobals());

const field = (name: string, more: Partial<FormField>): FormField => ({
  name,
  required: false,
  file: false,
  value: '',
  ...more,
});

test('B132: a part of a form is sent with its type, a list as several parts, files as they are', async () => {
  const call = vi.fn<typeof fetch>().mockResolvedValue(new Response('{}'));
  vi.stubGlobal('fetch', call);
  const json = 'application/json';
  const list = { list: true, encoding: { style: 'form', explode: true } };
  const data = {
    ...EXAMPLE,
    contents: [
      {
        ...EXAMPLE.contents[1]!,
        fields: [
          field('title', { value: 'T' }),
          field('meta', { value: '{}', type: json }),
          field('people', { value: '[{"id":1},{"id":2}]', type: json, ...list }),
          field('photo', { file: true, value: 'photo.bin', type: 'image/png' }),
          field('other', { file: true, value: 'other.bin' }),
          field('scans', { file: true, value: '["scans-1.bin"]', ...list }),
        ],
      },
    ],
  };
  const photo = new File(['x'], 'mine.jpg', { type: 'image/jpeg' });
  const scans = [new File(['1'], 'one.png'), new File(['22'], 'two.png')];
  const state = [
    { name: 'photo', files: [photo] },
    { name: 'scans', files: scans },
  ].reduce(
    (before, chosen) => reduce(data, before, { type: 'files', ...chosen }),
    initialState(data),
  );
  await sendRequest(data, state);
  const { body, headers } = call.mock.calls[0]![1]!;
  expect((headers as Headers).has('content-type')).toBe(false);
  const parts = [...(body as FormData)].map(([name, value]) =>
    typeof value === 'string' ? [name, value] : [name, value.type, value.size, value.name],
  );
  expect(parts).toEqual([
    ['title', 'T'],
    ['meta', json, 2, 'blob'],
    ['people', json, 8, 'blob'],
    ['people', json, 8, 'blob'],
    ['photo', 'image/jpeg', 1, 'mine.jpg'],
    ['scans', '', 1, 'one.png'],
    ['scans', '', 2, 'two.png'],
  ]);
});

test('B134: each credential gets what was typed for its own scheme', async () => {
  const call = vi.fn<typeof fetch>().mockResolvedValue(new Response('{}'));
  vi.stubGlobal('fetch', call);
  const scheme = (id: string, field: 'token' | 'key', name: string, text: string) => ({
    id,
    fields: [field],
    credential: { place: 'header' as const, name, text, variable: 'X' },
  });
  const schemes = [
    scheme('bearer', 'token', 'authorization', 'Bearer <token>'),
    scheme('own', 'key', 'x-key', '<x-key>'),
  ];
  const data = { ...EXAMPLE, combinations: [{ label: 'both', schemes }] };
  const secrets = new Map([
    ['bearer.token', 'one'],
    ['own.key', 'two'],
  ]);
  await sendRequest(data, { ...initialState(data), secrets });
  const headers = call.mock.calls[0]![1]!.headers as Headers;
  expect([headers.get('authorization'), headers.get('x-key')]).toEqual(['Bearer one', 'two']);
});
