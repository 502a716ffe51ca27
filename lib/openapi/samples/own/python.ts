import { fieldSlot, type SampleShape } from '../shape.ts';
import type { Part } from '../slots.ts';
import { item, slot } from '../template.ts';
import { headerItems } from './header-items.ts';

/** Python with requests. */
export function python(shape: SampleShape): Part[] {
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
