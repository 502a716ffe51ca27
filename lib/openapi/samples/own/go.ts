import { escapes } from '../../request/escape.ts';
import { fieldSlot, type SampleField, type SampleShape } from '../shape.ts';
import type { Part } from '../slots.ts';
import { item, slot } from '../template.ts';
import { headerItems } from './header-items.ts';

/** Go with its standard library. */
export function go(shape: SampleShape): Part[] {
  const { method, body, fields } = shape;
  const check = '\tif err != nil {\n\t\tlog.Fatal(err)\n\t}\n';
  const setup: Part[] = {
    none: [],
    text: ['\tbody := strings.NewReader(', slot('body', 'goText'), ')\n'],
    file: ['\tbody, err := os.Open(', slot('file', 'go'), `)\n${check}`],
    multipart: [
      '\tbody := &bytes.Buffer{}\n\tform := multipart.NewWriter(body)\n',
      ...fields.map((field) => item(fieldSlot(field.name), ...goField(field, check))),
      '\tform.Close()\n',
    ],
  }[body];
  return [
    'package main\n\nimport (\n',
    ...imports(shape),
    ')\n\nfunc main() {\n',
    ...setup,
    `\treq, err := http.NewRequest("${method}", `,
    slot('url', 'go'),
    `, ${body === 'none' ? 'nil' : 'body'})\n${check}`,
    ...headerItems(
      shape,
      (name, value) => [`\treq.Header.Set(${escapes.go(name)}, `, value, ')\n'],
      'go',
    ),
    body === 'multipart' ? '\treq.Header.Set("Content-Type", form.FormDataContentType())\n' : '',
    `\n\tres, err := http.DefaultClient.Do(req)\n${check}\tdefer res.Body.Close()\n\n\ttext, err := io.ReadAll(res.Body)\n${check}\tfmt.Println(res.Status)\n\tfmt.Println(string(text))\n}\n`,
  ];
}

/** Go rejects a package that is not used. */
function imports({ body, fields }: SampleShape): Part[] {
  const files = body === 'file' || (body === 'multipart' && fields.some(({ file }) => file));
  const typed = body === 'multipart' && fields.some(isTyped);
  const names = [
    ...(body === 'multipart' ? ['bytes', 'mime/multipart'] : []),
    ...(typed ? ['net/textproto'] : []),
    ...(body === 'text' ? ['strings'] : []),
    ...['fmt', 'io', 'log', 'net/http', 'os'],
  ].sort();
  return names.map((name) =>
    name === 'os' && !files ? item('secret', '\t"os"\n') : `\t"${name}"\n`,
  );
}

const isTyped = ({ type, headers = [] }: SampleField): boolean =>
  type !== undefined || headers.length > 0;

function goField(field: SampleField, check: string): Part[] {
  const { name, file, type, headers = [] } = field;
  const value = slot(fieldSlot(name), 'go');
  const key = escapes.go(name);
  const inner = check.replaceAll('\n\t', '\n\t\t').replace(/^/, '\t');
  if (!file && !isTyped(field)) return [`\tform.WriteField(${key}, `, value, ')\n'];
  const copy: Part[] = file
    ? [
        '\t\tfile, err := os.Open(',
        value,
        `)\n${inner}\t\tio.Copy(part, file)\n\t\tfile.Close()\n\t}\n`,
      ]
    : ['\t\tio.WriteString(part, ', value, ')\n\t}\n'];
  if (!isTyped(field))
    return [`\t{\n\t\tpart, err := form.CreateFormFile(${key}, `, value, `)\n${inner}`, ...copy];
  const disposition = `form-data; name="${name}"`;
  const lines = [...(type === undefined ? [] : [['Content-Type', type]]), ...headers];
  return [
    '\t{\n\t\theader := textproto.MIMEHeader{}\n\t\theader.Set("Content-Disposition", ',
    ...(file
      ? [`${escapes.go(`${disposition}; filename="`)} + `, value, ' + `"`']
      : [escapes.go(disposition)]),
    ')\n',
    ...lines.map((header) => `\t\theader.Set(${header.map(escapes.go).join(', ')})\n`),
    `\t\tpart, err := form.CreatePart(header)\n${inner}`,
    ...copy,
  ];
}
