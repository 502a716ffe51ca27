import { escapes } from '../../request/escape.ts';
import {
  fieldSlot,
  headerSlot,
  sentHeaders,
  type SampleField,
  type SampleShape,
} from '../shape.ts';
import type { Part } from '../slots.ts';
import { item, slot } from '../template.ts';
import { headerItems } from './header-items.ts';

/** A whole program. */
const program = (namespaces: readonly string[], ...statements: Part[]): Part[] => [
  `using System;\n${namespaces.map((name) => `using ${name};\n`).join('')}using System.Threading.Tasks;\n\npublic class Sample\n{\n    public static async Task Main()\n    {\n`,
  ...statements,
  '    }\n}\n',
];

const isType = (name: string): boolean => name.toLowerCase() === 'content-type';

const withoutType = (shape: SampleShape): SampleShape => ({
  ...shape,
  headers: sentHeaders(shape).filter((name) => !isType(name)),
});

/** C# with the client of .NET. It takes the content type for a part of the body. */
export function csharpClient(shape: SampleShape): Part[] {
  const { method, body, fields } = shape;
  const type: Part[] = shape.headers.some(isType)
    ? [
        '        request.Content.Headers.ContentType = MediaTypeHeaderValue.Parse(',
        slot(headerSlot('content-type'), 'csharp'),
        ');\n',
      ]
    : [];
  const content: Part[] = {
    none: [],
    text: [
      '        request.Content = new StringContent(',
      slot('body', 'csharpText'),
      ', Encoding.UTF8);\n',
      ...type,
    ],
    file: [
      '        request.Content = new StreamContent(File.OpenRead(',
      slot('file', 'csharp'),
      '));\n',
      ...type,
    ],
    multipart: [
      '        var form = new MultipartFormDataContent();\n',
      ...fields.map(part),
      '        request.Content = form;\n',
    ],
  }[body];
  const hasFile = body === 'file' || (body === 'multipart' && fields.some(({ file }) => file));
  return program(
    [
      ...(hasFile ? ['System.IO'] : []),
      'System.Net.Http',
      ...(body === 'text' || body === 'file' ? ['System.Net.Http.Headers'] : []),
      ...(body === 'text' || body === 'multipart' ? ['System.Text'] : []),
    ],
    `        var client = new HttpClient();\n        var request = new HttpRequestMessage(new HttpMethod("${method}"), `,
    slot('url', 'csharp'),
    ');\n',
    ...headerItems(
      withoutType(shape),
      (name, value) => [`        request.Headers.Add(${escapes.csharp(name)}, `, value, ');\n'],
      'csharp',
    ),
    ...content,
    '\n        var response = await client.SendAsync(request);\n        Console.WriteLine((int)response.StatusCode);\n        Console.WriteLine(await response.Content.ReadAsStringAsync());\n',
  );
}

function part({ name, file, type, headers = [] }: SampleField): Part {
  const value = slot(fieldSlot(name), 'csharp');
  const key = escapes.csharp(name);
  // A string has a type already, which a header would be added to. It takes none with parameters.
  const isBytes = !file && type?.includes(';') === true;
  const listed = type !== undefined && (file || isBytes) ? [['Content-Type', type]] : [];
  const lines = [...listed, ...headers].map(
    (header) => `{ ${header.map(escapes.csharp).join(', ')} }`,
  );
  const about = lines.length > 0 ? ` { Headers = { ${lines.join(', ')} } }` : '';
  const content: Part[] = file
    ? ['new StreamContent(File.OpenRead(', value, '))']
    : isBytes
      ? ['new ByteArrayContent(Encoding.UTF8.GetBytes(', value, '))']
      : [
          'new StringContent(',
          value,
          type === undefined ? ')' : `, Encoding.UTF8, ${escapes.csharp(type)})`,
        ];
  return item(
    fieldSlot(name),
    '        form.Add(',
    ...content,
    `${about}, ${key}`,
    ...(file ? [', ', value] : []),
    ');\n',
  );
}

/** C# with RestSharp 107 or later. */
export function restsharp(shape: SampleShape): Part[] {
  const { method, body } = shape;
  const verb = `${method[0]}${method.slice(1).toLowerCase()}`;
  return program(
    ['RestSharp'],
    '        var client = new RestClient();\n        var request = new RestRequest(',
    slot('url', 'csharp'),
    `, Method.${verb});\n`,
    ...headerItems(
      withoutType(shape),
      (name, value) => [`        request.AddHeader(${escapes.csharp(name)}, `, value, ');\n'],
      'csharp',
    ),
    ...(body === 'text'
      ? [
          '        request.AddStringBody(',
          slot('body', 'csharpText'),
          ', ',
          slot(headerSlot('content-type'), 'csharp'),
          ');\n',
        ]
      : []),
    '\n        var response = await client.ExecuteAsync(request);\n        Console.WriteLine((int)response.StatusCode);\n        Console.WriteLine(response.Content);\n',
  );
}
