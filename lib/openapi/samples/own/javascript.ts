import { fieldSlot, type SampleShape } from '../shape.ts';
import type { Part } from '../slots.ts';
import { item, slot } from '../template.ts';
import { headerItems } from './header-items.ts';

/** JavaScript with fetch, for Node.js. */
export function javascript(shape: SampleShape): Part[] {
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
