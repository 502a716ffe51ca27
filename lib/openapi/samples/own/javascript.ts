import { escapes } from '../../request/escape.ts';
import { fieldSlot, type SampleField, type SampleShape } from '../shape.ts';
import type { Part } from '../slots.ts';
import { item, slot } from '../template.ts';
import { headerItems } from './header-items.ts';

/** JavaScript with fetch: a module for Node.js. */
export function javascript(shape: SampleShape): Part[] {
  const { method, body, fields } = shape;
  const setup: Part[] =
    body === 'multipart' ? ['const form = new FormData();\n', ...fields.map(part), '\n'] : [];
  const opening =
    body === 'file' || (body === 'multipart' && fields.some(({ file }) => file))
      ? 'import { openAsBlob } from "node:fs";\n\n'
      : '';
  const data: Part[] = {
    none: [],
    text: ['  body: ', slot('body', 'javascriptText'), ',\n'],
    file: ['  body: await openAsBlob(', slot('file', 'javascript'), '),\n'],
    multipart: ['  body: form,\n'],
  }[body];
  return [
    `// node sample.mjs\n${opening}`,
    ...setup,
    'const response = await fetch(',
    slot('url', 'javascript'),
    `, {\n  method: "${method}",\n  headers: {\n`,
    ...headerItems(
      shape,
      (name, value) => [`    ${escapes.javascript(name)}: `, value, ',\n'],
      'javascript',
    ),
    '  },\n',
    ...data,
    '});\n\nconsole.log(response.status);\nconsole.log(await response.text());\n',
  ];
}

function part({ name, file, type, headers = [] }: SampleField): Part {
  const value = slot(fieldSlot(name), 'javascript');
  const options = type === undefined ? '' : `, { type: ${escapes.javascript(type)} }`;
  const content: Part[] = file
    ? ['await openAsBlob(', value, `${options})`]
    : type === undefined
      ? [value]
      : ['new Blob([', value, `]${options})`];
  return item(
    fieldSlot(name),
    ...headers.map(
      (header) => `// FormData cannot send this header of the part: ${header.join(': ')}\n`,
    ),
    `form.append(${escapes.javascript(name)}, `,
    ...content,
    ');\n',
  );
}
