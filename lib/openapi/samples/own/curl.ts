import { quotedForm } from '../../request/escape.ts';
import { fieldSlot, type SampleField, type SampleShape } from '../shape.ts';
import type { Part } from '../slots.ts';
import { item, slot } from '../template.ts';
import { headerItems } from './header-items.ts';

/** cURL for a POSIX shell. It prints the body of every response, also of an error. */
export function curl(shape: SampleShape): Part[] {
  const { method, body, fields } = shape;
  // `--request HEAD` would wait for a response body, which never comes.
  const verb = method === 'HEAD' ? 'curl --head' : `curl --request ${method}`;
  const data: Part[] = {
    none: [],
    text: [' \\\n  --data-raw ', slot('body', 'shell')],
    file: [' \\\n  --data-binary ', slot('file', 'shell', '@')],
    multipart: fields.map(part),
  }[body];
  return [
    `${verb} \\\n  --url `,
    slot('url', 'shell'),
    ...headerItems(shape, (_, value) => [' \\\n  --header ', value], 'shell', true),
    ...data,
    '\n',
  ];
}

function part({ name, file, type, headers = [] }: SampleField): Part {
  const value = fieldSlot(name);
  const about = [
    ...(type === undefined ? [] : [`;type=${type}`]),
    ...headers.map((header) => `;headers=${quotedForm(header.join(': '))}`),
  ].join('');
  if (!file && about === '')
    return item(value, ' \\\n  --form-string ', slot(value, 'shell', `${name}=`));
  return item(
    value,
    ' \\\n  --form ',
    file
      ? slot(value, 'shellFile', `${name}=@`, about)
      : slot(value, 'shellForm', `${name}=`, about),
  );
}
