import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentOf, render } from '../__fixtures__/all-operations.ts';
import type { OperationData } from '../pages/data.ts';
import { sampleValues } from '../pages/sample-values.ts';
import { sampledRequest } from '../pages/samples-data.ts';
import { unbalanced } from './__fixtures__/balanced.ts';
import { recordingServer, type RecordingServer } from './__fixtures__/recording-server.ts';
import { runAll } from './__fixtures__/run-code.ts';
import { canRun } from './__fixtures__/runtimes.ts';
import { sampleTemplates } from './registry.ts';
import { shapeOf } from './request-shape.ts';
import { LANGUAGES, type Language } from './shape.ts';
import { sampleText } from './template.ts';

let server: RecordingServer;
beforeAll(async () => {
  server = await recordingServer();
});
afterAll(() => server.close());

/** A form with a part of every kind. */
const { pages } = render(
  documentOf({
    requestBody: {
      content: {
        'multipart/form-data': {
          schema: {
            type: 'object',
            properties: {
              title: { type: 'string', example: 'A title' },
              meta: { type: 'object', example: { name: `it's "new"; $x, \\ y` } },
              people: { type: 'array', items: { type: 'object' }, example: [{ id: 1 }, { id: 2 }] },
              tags: { type: 'array', items: { type: 'string' }, example: ['a', 'b'] },
              whole: { type: 'array', items: { type: 'string' }, example: ['c'] },
              note: { type: 'string', example: '# Note' },
              file: { type: 'string', format: 'binary' },
              data: { type: 'string', format: 'binary' },
              scans: { type: 'array', items: { type: 'string', format: 'binary' } },
            },
          },
          encoding: {
            title: { contentType: 'text/plain' },
            whole: { contentType: 'application/json' },
            note: {
              contentType: 'text/markdown; charset=utf-8',
              headers: {
                'X-Kind': { schema: { type: 'string' }, example: `"quoted" $x \\` },
                'X-Rows': { required: true, schema: { type: 'integer', default: 3 } },
                'X-Unknown': { schema: { type: 'string' } },
                'Content-Type': { schema: { type: 'string', default: 'text/html' } },
              },
            },
            file: {
              contentType: 'image/png',
              headers: { 'X-Sum': { schema: { type: 'string', example: 'abc' } } },
            },
            data: { contentType: 'image/png, image/jpeg' },
          },
        },
      },
    },
  }),
);
const data = pages.get('operation-a') as OperationData;

function codeOf(language: Language, url: string): string {
  const template = sampleTemplates(shapeOf(sampledRequest(data), 'multipart')).find(
    (candidate) => candidate.language === language,
  )!;
  return sampleText(template.parts, { ...sampleValues(data, 'multipart'), url });
}

/** The lines that a sample has for some of the fields. */
const LINES: Record<Language, readonly string[]> = {
  curl: [
    `--form-string 'title=A title'`,
    `--form 'meta="{\\"name\\":\\"it'\\''s \\\\\\"new\\\\\\"; $x, \\\\\\\\ y\\"}";type=application/json'`,
    `--form 'people={"id":1};type=application/json'`,
    `--form 'people={"id":2};type=application/json'`,
    `--form-string 'tags=a'`,
    `--form-string 'tags=b'`,
    `--form 'whole=["c"];type=application/json'`,
    `--form 'note=# Note;type=text/markdown; charset=utf-8;headers="X-Kind: \\"quoted\\" $x \\\\";headers="X-Rows: 3"'`,
    `--form 'file=@file.bin;type=image/png;headers="X-Sum: abc"'`,
    `--form 'data=@data.bin'`,
    `--form 'scans=@scans-1.bin'`,
    `--form 'scans=@scans-2.bin'`,
  ],
  python: [
    `("title", (None, "A title")),`,
    `("people", (None, "{\\"id\\":2}", "application/json")),`,
    `("note", (None, "# Note", "text/markdown; charset=utf-8", {"X-Kind": "\\"quoted\\" $x \\\\", "X-Rows": "3"})),`,
    `("file", ("file.bin", open("file.bin", "rb"), "image/png", {"X-Sum": "abc"})),`,
    `("data", open("data.bin", "rb")),`,
    `("scans", open("scans-1.bin", "rb")),\n    ("scans", open("scans-2.bin", "rb")),`,
  ],
  csharp: [
    'form.Add(new StringContent("A title"), "title");',
    'form.Add(new StringContent("{\\"id\\":2}", Encoding.UTF8, "application/json"), "people");',
    'form.Add(new ByteArrayContent(Encoding.UTF8.GetBytes("# Note")) { Headers = { { "Content-Type", "text/markdown; charset=utf-8" }, { "X-Kind", "\\"quoted\\" $x \\\\" }, { "X-Rows", "3" } } }, "note");',
    'form.Add(new StreamContent(File.OpenRead("file.bin")) { Headers = { { "Content-Type", "image/png" }, { "X-Sum", "abc" } } }, "file", "file.bin");',
    'form.Add(new StreamContent(File.OpenRead("data.bin")), "data", "data.bin");',
    'form.Add(new StreamContent(File.OpenRead("scans-2.bin")), "scans", "scans-2.bin");',
  ],
  go: [
    'form.WriteField("title", "A title")',
    'header.Set("Content-Disposition", "form-data; name=\\"file\\"; filename=\\"" + "file.bin" + `"`)',
    'header.Set("Content-Type", "image/png")',
    'header.Set("X-Sum", "abc")',
    'form.CreateFormFile("data", "data.bin")',
    'form.CreateFormFile("scans", "scans-2.bin")',
  ],
  php: [
    '"--$boundary\\r\\nContent-Disposition: form-data; name=\\"title\\"\\r\\n\\r\\n" . \'A title\' . "\\r\\n";',
    'X-Kind: \\"quoted\\" \\$x \\\\\\r\\n',
    `'Content-Type: multipart/form-data; boundary=' . $boundary`,
    `file_get_contents('scans-2.bin')`,
  ],
  java: [
    'name=\\"meta\\"\\r\\nContent-Type: application/json\\r\\n\\r\\n"',
    'Content-Type: image/png\\r\\nX-Sum: abc\\r\\n\\r\\n"',
    'Files.copy(Path.of("scans-2.bin"), body);',
  ],
  powershell: [
    `$form.Add([Net.Http.StringContent]::new('A title', [Text.Encoding]::UTF8, 'text/plain'), 'title')`,
    `$form.Add([Net.Http.StringContent]::new('{"id":2}', [Text.Encoding]::UTF8, 'application/json'), 'people')`,
    `$part = [Net.Http.ByteArrayContent]::new([Text.Encoding]::UTF8.GetBytes('# Note'))\n$part.Headers.Add('Content-Type', 'text/markdown; charset=utf-8')\n$part.Headers.Add('X-Kind', '"quoted" $x \\')\n$part.Headers.Add('X-Rows', '3')\n$form.Add($part, 'note')`,
    `OpenRead((Resolve-Path 'scans-2.bin').Path)), 'scans', 'scans-2.bin')`,
    `$part.Headers.Add('X-Sum', 'abc')\n$form.Add($part, 'file', 'file.bin')`,
  ],
  javascript: [
    'form.append("title", "A title");',
    'form.append("people", new Blob(["{\\"id\\":2}"], { type: "application/json" }));',
    '// FormData cannot send this header of the part: X-Sum: abc\nform.append("file", await openAsBlob("file.bin", { type: "image/png" }));',
    'form.append("data", await openAsBlob("data.bin"));',
    'form.append("scans", await openAsBlob("scans-2.bin"));',
  ],
};

test.each(LANGUAGES)('B131: media types and headers of the parts of a form in %s', (language) => {
  const code = codeOf(language, 'https://a.test/a');
  for (const line of LINES[language]) expect(code).toContain(line);
  expect(code).not.toMatch(/X-Unknown|text\/html|image\/jpeg/);
});

test.for(LANGUAGES)(
  'B131: what the form in %s sends has the types and headers of its parts',
  async ([language], { skip }) => {
    const code = codeOf(language, `${server.url}/${language}/a`);
    if (!canRun(language)) {
      expect(unbalanced(language, code)).toBeUndefined();
      skip(`there is no ${language} on this machine`);
    }
    await runAll(language, new Map([['form', code]]));
    const [sent] = server.recorded.get(language)!;
    const hasHeaders = language !== 'javascript';
    expect(partsOf(sent!.body, sent!.headers['content-type']!)).toEqual([
      part('title', 'A title'),
      part('meta', JSON.stringify({ name: `it's "new"; $x, \\ y` }), 'application/json'),
      part('people', '{"id":1}', 'application/json'),
      part('people', '{"id":2}', 'application/json'),
      part('tags', 'a'),
      part('tags', 'b'),
      part('whole', '["c"]', 'application/json'),
      part(
        'note',
        '# Note',
        'text/markdown;charset=utf-8',
        hasHeaders ? ['"quoted" $x \\', '3'] : [],
      ),
      part('file', 'bytes of a file', 'image/png', hasHeaders ? ['abc'] : []),
      part('data', 'bytes of a file'),
      part('scans', 'bytes of a file'),
      part('scans', 'bytes of a file'),
    ]);
  },
);

const part = (name: string, body: string, type?: string, headers: string[] = []) => ({
  name,
  body,
  type,
  headers,
});

/** The parts of a body. Some clients write what is the default, and .NET the encoding of JSON. */
function partsOf(body: string, type: string) {
  const boundary = /boundary="?([^";]+)/.exec(type)![1]!;
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((text) => {
      const [head = '', content = ''] = text.split(/\r\n\r\n([^]*)\r\n$/);
      const given = /content-type: (.*)/i
        .exec(head)?.[1]
        ?.replace(/;\s*/, ';')
        .toLowerCase()
        .replace('json;charset=utf-8', 'json');
      const isDefault = /^(text\/plain|application\/octet-stream)\b/.test(given ?? '');
      return part(
        /name="?([^";\r]+)/.exec(head)![1]!,
        content,
        isDefault ? undefined : given,
        [...head.matchAll(/^x-[a-z]+: (.*)$/gim)].map(([, value]) => value!.trim()).sort(),
      );
    });
}
