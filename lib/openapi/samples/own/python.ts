import { escapes } from '../../request/escape.ts';
import { fieldSlot, type SampleField, type SampleShape } from '../shape.ts';
import type { Part } from '../slots.ts';
import { item, slot } from '../template.ts';
import { headerItems } from './header-items.ts';

/** Python with requests. */
export function python(shape: SampleShape): Part[] {
  const { method, body, fields } = shape;
  const setup: Part[] = {
    none: [],
    text: ['\npayload = ', slot('body', 'pythonText'), '\n'],
    file: ['\npayload = open(', slot('file', 'python'), ', "rb")\n'],
    multipart: ['\nfiles = [\n', ...fields.map(part), ']\n'],
  }[body];
  const argument = {
    none: '',
    text: ', data=payload.encode("utf-8")',
    file: ', data=payload',
    multipart: ', files=files',
  }[body];
  return [
    item('secret', 'import os\n\n'),
    'import requests\n\nurl = ',
    slot('url', 'python'),
    '\n\nheaders = {\n',
    ...headerItems(
      shape,
      (name, value) => [`    ${escapes.python(name)}: `, value, ',\n'],
      'python',
    ),
    '}\n',
    ...setup,
    `\nresponse = requests.request("${method}", url, headers=headers${argument})\n\nprint(response.status_code)\nprint(response.text)\n`,
  ];
}

/** A tuple of the name of the file, the content, and where needed the media type and headers. */
function part({ name, file, type, headers = [] }: SampleField): Part {
  const value = slot(fieldSlot(name), 'python');
  const start = `    (${escapes.python(name)}, `;
  const about = [
    ...(type === undefined ? (headers.length > 0 ? ['None'] : []) : [escapes.python(type)]),
    ...(headers.length > 0
      ? [`{${headers.map((header) => header.map(escapes.python).join(': ')).join(', ')}}`]
      : []),
  ]
    .map((argument) => `, ${argument}`)
    .join('');
  if (!file) return item(fieldSlot(name), `${start}(None, `, value, `${about})),\n`);
  return about === ''
    ? item(fieldSlot(name), `${start}open(`, value, ', "rb")),\n')
    : item(fieldSlot(name), `${start}(`, value, ', open(', value, `, "rb")${about})),\n`);
}
