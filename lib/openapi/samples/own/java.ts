import { escapes } from '../../request/escape.ts';
import { fieldSlot, type SampleField, type SampleShape } from '../shape.ts';
import type { Part } from '../slots.ts';
import { item, slot } from '../template.ts';
import { headerItems } from './header-items.ts';

/** A whole program: `java Sample.java` runs it, and jshell takes it. */
const program = (imports: readonly string[], ...statements: Part[]): Part[] => [
  `${[...imports]
    .sort()
    .map((name) => `import ${name};\n`)
    .join(
      '',
    )}\npublic class Sample {\n  public static void main(String[] args) throws Exception {\n`,
  ...statements,
  '  }\n}\n',
];

const lines = (shape: SampleShape): Part[] =>
  headerItems(
    shape,
    (name, value) => [`        .header(${escapes.java(name)}, `, value, ')\n'],
    'java',
  );

/** Java with the client of its standard library. */
export function javaClient(shape: SampleShape): Part[] {
  const { method, body, fields } = shape;
  const publisher: Part[] = {
    none: ['noBody()'],
    text: ['ofString(', slot('body', 'javaText'), ')'],
    file: ['ofFile(Path.of(', slot('file', 'java'), '))'],
    multipart: ['ofByteArray(body.toByteArray())'],
  }[body];
  return program(
    [
      'java.net.URI',
      'java.net.http.*',
      ...(body === 'file' ? ['java.nio.file.Path'] : []),
      ...(body === 'multipart'
        ? ['java.io.*', 'java.nio.charset.StandardCharsets', 'java.nio.file.*', 'java.util.UUID']
        : []),
    ],
    ...(body === 'multipart'
      ? [
          '    String boundary = UUID.randomUUID().toString();\n    var body = new ByteArrayOutputStream();\n',
          ...fields.map(part),
          '    body.write(("--" + boundary + "--\\r\\n").getBytes(StandardCharsets.UTF_8));\n\n',
        ]
      : []),
    '    HttpRequest request = HttpRequest.newBuilder()\n        .uri(URI.create(',
    slot('url', 'java'),
    '))\n',
    ...lines(shape),
    body === 'multipart'
      ? '        .header("Content-Type", "multipart/form-data; boundary=" + boundary)\n'
      : '',
    `        .method("${method}", HttpRequest.BodyPublishers.`,
    ...publisher,
    ')\n        .build();\n    HttpResponse<String> response = HttpClient.newHttpClient()\n        .send(request, HttpResponse.BodyHandlers.ofString());\n    System.out.println(response.statusCode());\n    System.out.println(response.body());\n',
  );
}

/** A part of a multipart body, for which Java has no class. */
function part({ name, file, type, headers = [] }: SampleField): Part {
  const value = slot(fieldSlot(name), 'java');
  const start = '    body.write(("--" + boundary + ';
  const bytes = '.getBytes(StandardCharsets.UTF_8));\n';
  const disposition = `\r\nContent-Disposition: form-data; name="${name}"`;
  const contentType = type ?? (file ? 'application/octet-stream' : undefined);
  const lines = [...(contentType === undefined ? [] : [['Content-Type', contentType]]), ...headers];
  const about = `${lines.map((header) => `\r\n${header.join(': ')}`).join('')}\r\n\r\n`;
  if (!file)
    return item(
      fieldSlot(name),
      `${start}${escapes.java(disposition + about)} + `,
      value,
      ` + "\\r\\n")${bytes}`,
    );
  return item(
    fieldSlot(name),
    `${start}${escapes.java(`${disposition}; filename="`)} + `,
    value,
    ` + ${escapes.java(`"${about}`)})${bytes}    Files.copy(Path.of(`,
    value,
    `), body);\n    body.write("\\r\\n"${bytes}`,
  );
}

/** Java with OkHttp, which rejects some methods without a body. */
export function okhttp(shape: SampleShape): Part[] {
  const { method, body } = shape;
  const data: Part[] =
    body === 'text'
      ? [
          'RequestBody.create(null, ',
          slot('body', 'javaText'),
          '.getBytes(StandardCharsets.UTF_8))',
        ]
      : ['POST', 'PUT', 'PATCH'].includes(method)
        ? ['RequestBody.create(null, new byte[0])']
        : ['null'];
  return program(
    ['okhttp3.*', ...(body === 'text' ? ['java.nio.charset.StandardCharsets'] : [])],
    '    Request request = new Request.Builder()\n        .url(',
    slot('url', 'java'),
    ')\n',
    ...lines(shape),
    `        .method("${method}", `,
    ...data,
    ')\n        .build();\n    try (Response response = new OkHttpClient().newCall(request).execute()) {\n      System.out.println(response.code());\n      System.out.println(response.body().string());\n    }\n',
  );
}
