import { escapes } from '../../request/escape.ts';
import { fieldSlot, type SampleShape } from '../shape.ts';
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
    multipart: [
      '\nfiles = [\n',
      ...fields.map(({ name, file, type }) =>
        item(
          fieldSlot(name),
          `    (${escapes.python(name)}, ${file ? 'open(' : '(None, '}`,
          slot(fieldSlot(name), 'python'),
          file ? ', "rb")),\n' : `${type === undefined ? '' : `, "${type}"`})),\n`,
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
