import { fieldSlot, headerSlot, sentHeaders, type Language, type SampleShape } from './shape.ts';
import type { Part } from './slots.ts';
import { item, slot } from './template.ts';
import type { EscapeName } from '../request/escape.ts';

/**
 * Samples that we write ourselves, because what httpsnippet 11.1 gives is wrong for some values (tried with quotes,
 * backslashes, `$`, backticks, line breaks and Chinese):
 * - curl: the body stands in an unquoted here-document, so the shell replaces `$x` and runs `` `y` ``;
 * - python: line breaks and backslashes of a JSON string are written as they are, which is no Python;
 * - php (cURL): headers stand in double quotes, in which PHP replaces `$x`; JSON is rebuilt as arrays, `{}` becomes `[]`;
 * - go: every error is thrown away, and the next line uses what is not there;
 * - powershell: the body is sent in the encoding of the console;
 * - javascript: backslashes are not escaped.
 */
export const OWN_TEMPLATES: Partial<Record<Language, OwnTemplate>> = {
  curl: { label: 'cURL', parts: curl },
  python: { label: 'requests', parts: python },
  go: { label: 'native', parts: go },
  php: { label: 'cURL', parts: php },
  powershell: { label: 'RestMethod', parts: powershell },
  javascript: { label: 'fetch', parts: javascript },
};

interface OwnTemplate {
  /** Of the library or the program that the sample uses. */
  label: string;
  parts: (shape: SampleShape) => Part[];
}

const headerItems = (
  shape: SampleShape,
  line: (name: string, value: Part) => Part[],
  escape: EscapeName,
): Part[] =>
  sentHeaders(shape).map((name) =>
    item(headerSlot(name), ...line(name, slot(headerSlot(name), escape))),
  );

function curl(shape: SampleShape): Part[] {
  const { method, body, fields } = shape;
  // `--request HEAD` would wait for a body that never comes.
  const verb = method === 'HEAD' ? 'curl --head' : `curl --request ${method}`;
  const data: Part[] = {
    none: [],
    text: [" \\\n  --data-raw '", slot('body', 'shell'), "'"],
    file: [" \\\n  --data-binary '@", slot('file', 'shell'), "'"],
    multipart: fields.map(({ name, file }) =>
      item(
        fieldSlot(name),
        ` \\\n  ${file ? '--form' : '--form-string'} '${name}=${file ? '@' : ''}`,
        slot(fieldSlot(name), 'shell'),
        "'",
      ),
    ),
  }[body];
  return [
    `${verb} \\\n  --url '`,
    slot('url', 'shell'),
    "'",
    ...headerItems(shape, (name, value) => [` \\\n  --header '${name}: `, value, "'"], 'shell'),
    ...data,
    '\n',
  ];
}

function python(shape: SampleShape): Part[] {
  const { method, body, fields } = shape;
  const setup: Part[] = {
    none: [],
    text: ["\npayload = '''", slot('body', 'python'), "'''\n"],
    file: ['\npayload = open("', slot('file', 'double'), '", "rb")\n'],
    multipart: [
      '\nfiles = [\n',
      ...fields.map(({ name, file }) =>
        item(
          fieldSlot(name),
          file ? `    ("${name}", open("` : `    ("${name}", (None, "`,
          slot(fieldSlot(name), 'double'),
          file ? '", "rb")),\n' : '")),\n',
        ),
      ),
      ']\n',
    ],
  }[body];
  const argument = {
    none: '',
    text: ', data=payload.encode("utf-8")',
    file: ', data=payload',
    multipart: ', files=files',
  }[body];
  return [
    'import requests\n\nurl = "',
    slot('url', 'double'),
    '"\n\nheaders = {\n',
    ...headerItems(shape, (name, value) => [`    "${name}": "`, value, '",\n'], 'double'),
    '}\n',
    ...setup,
    `\nresponse = requests.request("${method}", url, headers=headers${argument})\n\nprint(response.status_code)\nprint(response.text)\n`,
  ];
}

function javascript(shape: SampleShape): Part[] {
  const { method, body, fields } = shape;
  const setup: Part[] =
    body === 'multipart'
      ? [
          'const form = new FormData();\n',
          ...fields.map(({ name, file }) =>
            item(
              fieldSlot(name),
              file ? `form.append("${name}", await openAsBlob("` : `form.append("${name}", "`,
              slot(fieldSlot(name), 'double'),
              file ? '"));\n' : '");\n',
            ),
          ),
          '\n',
        ]
      : [];
  const opening =
    body === 'file' || fields.some(({ file }) => file)
      ? 'import { openAsBlob } from "node:fs";\n\n'
      : '';
  const data: Part[] = {
    none: [],
    text: ['  body: ', slot('body', 'javascript'), ',\n'],
    file: ['  body: await openAsBlob("', slot('file', 'double'), '"),\n'],
    multipart: ['  body: form,\n'],
  }[body];
  return [
    opening,
    ...setup,
    'const response = await fetch("',
    slot('url', 'double'),
    `", {\n  method: "${method}",\n  headers: {\n`,
    ...headerItems(shape, (name, value) => [`    "${name}": "`, value, '",\n'], 'double'),
    '  },\n',
    ...data,
    '});\n\nconsole.log(response.status);\nconsole.log(await response.text());\n',
  ];
}

function go(shape: SampleShape): Part[] {
  const { method, body, fields } = shape;
  const imports = {
    none: ['fmt', 'io', 'log', 'net/http'],
    text: ['fmt', 'io', 'log', 'net/http', 'strings'],
    file: ['fmt', 'io', 'log', 'net/http', 'os'],
    multipart: [
      'bytes',
      'fmt',
      'io',
      'log',
      'mime/multipart',
      'net/http',
      ...(fields.some(({ file }) => file) ? ['os'] : []),
    ],
  }[body];
  const check = '\tif err != nil {\n\t\tlog.Fatal(err)\n\t}\n';
  const setup: Part[] = {
    none: [],
    text: ['\tbody := strings.NewReader(', slot('body', 'go'), ')\n'],
    file: ['\tbody, err := os.Open("', slot('file', 'double'), `")\n${check}`],
    multipart: [
      '\tbody := &bytes.Buffer{}\n\tform := multipart.NewWriter(body)\n',
      ...fields.map(({ name, file }) => item(fieldSlot(name), ...goField(name, file, check))),
      '\tform.Close()\n',
    ],
  }[body];
  return [
    `package main\n\nimport (\n${imports.map((name) => `\t"${name}"\n`).join('')})\n\nfunc main() {\n`,
    ...setup,
    `\treq, err := http.NewRequest("${method}", "`,
    slot('url', 'double'),
    `", ${body === 'none' ? 'nil' : 'body'})\n${check}`,
    ...headerItems(
      shape,
      (name, value) => [`\treq.Header.Set("${name}", "`, value, '")\n'],
      'double',
    ),
    body === 'multipart' ? '\treq.Header.Set("Content-Type", form.FormDataContentType())\n' : '',
    `\n\tres, err := http.DefaultClient.Do(req)\n${check}\tdefer res.Body.Close()\n\n\ttext, err := io.ReadAll(res.Body)\n${check}\tfmt.Println(res.Status)\n\tfmt.Println(string(text))\n}\n`,
  ];
}

function goField(name: string, file: boolean, check: string): Part[] {
  const value = slot(fieldSlot(name), 'double');
  if (!file) return [`\tform.WriteField("${name}", "`, value, '")\n'];
  const inner = check.replaceAll('\n\t', '\n\t\t').replace(/^/, '\t');
  return [
    `\t{\n\t\tpart, err := form.CreateFormFile("${name}", "`,
    value,
    `")\n${inner}\t\tfile, err := os.Open("`,
    value,
    `")\n${inner}\t\tio.Copy(part, file)\n\t\tfile.Close()\n\t}\n`,
  ];
}

function php(shape: SampleShape): Part[] {
  const { method, body, fields } = shape;
  const data: Part[] = {
    none: [],
    text: ["  CURLOPT_POSTFIELDS => '", slot('body', 'php'), "',\n"],
    file: ["  CURLOPT_POSTFIELDS => file_get_contents('", slot('file', 'php'), "'),\n"],
    multipart: [
      '  CURLOPT_POSTFIELDS => [\n',
      ...fields.map(({ name, file }) =>
        item(
          fieldSlot(name),
          `    '${name}' => ${file ? 'new CURLFile(' : ''}'`,
          slot(fieldSlot(name), 'php'),
          file ? "'),\n" : "',\n",
        ),
      ),
      '  ],\n',
    ],
  }[body];
  return [
    "<?php\n\n$curl = curl_init('",
    slot('url', 'php'),
    `');\n\ncurl_setopt_array($curl, [\n  CURLOPT_RETURNTRANSFER => true,\n  CURLOPT_CUSTOMREQUEST => '${method}',\n${method === 'HEAD' ? '  CURLOPT_NOBODY => true,\n' : ''}  CURLOPT_HTTPHEADER => [\n`,
    ...headerItems(shape, (name, value) => [`    '${name}: `, value, "',\n"], 'php'),
    '  ],\n',
    ...data,
    ']);\n\n$response = curl_exec($curl);\nif ($response === false) {\n  throw new RuntimeException(curl_error($curl));\n}\n\necho curl_getinfo($curl, CURLINFO_RESPONSE_CODE), "\\n", $response;\n',
  ];
}

function powershell(shape: SampleShape): Part[] {
  const { method, body, fields } = shape;
  const type = shape.headers.find((name) => name.toLowerCase() === 'content-type');
  // The content type has a parameter of its own: as a header it is refused.
  const rest = { ...shape, headers: shape.headers.filter((name) => name !== type) };
  const known = [
    'GET',
    'POST',
    'PUT',
    'PATCH',
    'DELETE',
    'HEAD',
    'OPTIONS',
    'TRACE',
    'MERGE',
  ].includes(method);
  const setup: Part[] = {
    none: [],
    text: ["\n$body = '", slot('body', 'powershell'), "'\n"],
    file: [],
    multipart: [
      '\n$form = @{\n',
      ...fields.map(({ name, file }) =>
        item(
          fieldSlot(name),
          `  '${name}' = ${file ? "Get-Item -Path '" : "'"}`,
          slot(fieldSlot(name), 'powershell'),
          "'\n",
        ),
      ),
      '}\n',
    ],
  }[body];
  const contentType: Part[] =
    type && (body === 'text' || body === 'file')
      ? [" `\n  -ContentType '", slot(headerSlot(type), 'powershell'), "'"]
      : [];
  const data: Part[] = {
    none: [],
    text: [' `\n  -Body ([Text.Encoding]::UTF8.GetBytes($body))'],
    file: [" `\n  -InFile '", slot('file', 'powershell'), "'"],
    multipart: [' `\n  -Form $form'],
  }[body];
  return [
    '$headers = @{\n',
    ...headerItems(rest, (name, value) => [`  '${name}' = '`, value, "'\n"], 'powershell'),
    '}\n',
    ...setup,
    `\n$response = Invoke-RestMethod \`\n  ${known ? `-Method ${method[0]}${method.slice(1).toLowerCase()}` : `-CustomMethod '${method}'`} \`\n  -Uri '`,
    slot('url', 'powershell'),
    "' `\n  -Headers $headers",
    ...contentType,
    ...data,
    '\n\n$response | ConvertTo-Json -Depth 20\n',
  ];
}
