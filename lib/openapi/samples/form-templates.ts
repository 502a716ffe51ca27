import { fieldSlot, headerSlot, sentHeaders, type SampleShape } from './shape.ts';
import type { Part } from './slots.ts';
import { item, slot } from './template.ts';

/**
 * Files and multipart bodies in C#. httpsnippet writes out the bytes of a multipart body, with a
 * fixed boundary, and does not support files.
 */
export function csharpForm(shape: SampleShape): Part[] {
  const { method, body, fields } = shape;
  const isType = (name: string) => name.toLowerCase() === 'content-type';
  const headers = sentHeaders(shape).filter((name) => !isType(name));
  const fieldPart = ({ name, file }: SampleShape['fields'][number]): Part =>
    item(
      fieldSlot(name),
      ...(file
        ? [
            'form.Add(new StreamContent(File.OpenRead("',
            slot(fieldSlot(name), 'double'),
            `")), "${name}", "`,
            slot(fieldSlot(name), 'double'),
            '");\n',
          ]
        : ['form.Add(new StringContent("', slot(fieldSlot(name), 'double'), `"), "${name}");\n`]),
    );
  const setup: Part[] =
    body === 'multipart'
      ? ['using var form = new MultipartFormDataContent();\n', ...fields.map(fieldPart)]
      : [
          'using var content = new StreamContent(File.OpenRead("',
          slot('file', 'double'),
          '"));\ncontent.Headers.ContentType = MediaTypeHeaderValue.Parse("',
          slot(headerSlot('content-type'), 'double'),
          '");\n',
        ];
  return [
    'using System.Net.Http.Headers;\n\nusing var client = new HttpClient();\n',
    ...setup,
    `using var request = new HttpRequestMessage(new HttpMethod("${method}"), "`,
    slot('url', 'double'),
    '");\n',
    ...headers.map((name) =>
      item(
        headerSlot(name),
        `request.Headers.Add("${name}", "`,
        slot(headerSlot(name), 'double'),
        '");\n',
      ),
    ),
    `request.Content = ${body === 'multipart' ? 'form' : 'content'};\n\nusing var response = await client.SendAsync(request);\nConsole.WriteLine((int)response.StatusCode);\nConsole.WriteLine(await response.Content.ReadAsStringAsync());\n`,
  ];
}

/** Files and multipart bodies in Java, which has no class for multipart bodies. */
export function javaForm(shape: SampleShape): Part[] {
  const { method, body, fields } = shape;
  const fieldPart = ({ name, file }: SampleShape['fields'][number]): Part => {
    const value = slot(fieldSlot(name), 'double');
    const head = `body.write(("--" + boundary + "\\r\\nContent-Disposition: form-data; name=\\"${name}\\"`;
    return file
      ? item(
          fieldSlot(name),
          `${head}; filename=\\"`,
          value,
          '\\"\\r\\nContent-Type: application/octet-stream\\r\\n\\r\\n").getBytes(StandardCharsets.UTF_8));\nFiles.copy(Path.of("',
          value,
          '"), body);\nbody.write("\\r\\n".getBytes(StandardCharsets.UTF_8));\n',
        )
      : item(
          fieldSlot(name),
          `${head}\\r\\n\\r\\n`,
          value,
          '\\r\\n").getBytes(StandardCharsets.UTF_8));\n',
        );
  };
  const setup: Part[] =
    body === 'multipart'
      ? [
          'String boundary = UUID.randomUUID().toString();\nvar body = new ByteArrayOutputStream();\n',
          ...fields.map(fieldPart),
          'body.write(("--" + boundary + "--\\r\\n").getBytes(StandardCharsets.UTF_8));\n\n',
        ]
      : [];
  const publisher: Part[] =
    body === 'multipart'
      ? ['ofByteArray(body.toByteArray())']
      : ['ofFile(Path.of("', slot('file', 'double'), '"))'];
  return [
    ...setup,
    'HttpRequest request = HttpRequest.newBuilder()\n    .uri(URI.create("',
    slot('url', 'double'),
    '"))\n',
    ...sentHeaders(shape).map((name) =>
      item(headerSlot(name), `    .header("${name}", "`, slot(headerSlot(name), 'double'), '")\n'),
    ),
    body === 'multipart'
      ? '    .header("Content-Type", "multipart/form-data; boundary=" + boundary)\n'
      : '',
    `    .method("${method}", HttpRequest.BodyPublishers.`,
    ...publisher,
    ')\n    .build();\nHttpResponse<String> response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());\nSystem.out.println(response.statusCode());\nSystem.out.println(response.body());\n',
  ];
}
