import { fieldSlot, type SampleShape } from '../shape.ts';
import type { Part } from '../slots.ts';
import { item, slot } from '../template.ts';
import { headerItems } from './header-items.ts';

/** Go with its standard library. */
export function go(shape: SampleShape): Part[] {
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
