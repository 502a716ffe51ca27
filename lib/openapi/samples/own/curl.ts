import { fieldSlot, type SampleShape } from '../shape.ts';
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
    multipart: fields.map(({ name, file, type }) => {
      const value = fieldSlot(name);
      if (file) return item(value, ' \\\n  --form ', slot(value, 'shell', `${name}=@`));
      return type === undefined
        ? item(value, ' \\\n  --form-string ', slot(value, 'shell', `${name}=`))
        : item(value, ' \\\n  --form ', slot(value, 'shellForm', `${name}=`), `';type=${type}'`);
    }),
  }[body];
  return [
    `${verb} \\\n  --url `,
    slot('url', 'shell'),
    ...headerItems(shape, (_, value) => [' \\\n  --header ', value], 'shell', true),
    ...data,
    '\n',
  ];
}
