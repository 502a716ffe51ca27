import { fieldSlot, type SampleShape } from '../shape.ts';
import type { Part } from '../slots.ts';
import { item, slot } from '../template.ts';
import { headerItems } from './header-items.ts';

/** cURL for a POSIX shell. */
export function curl(shape: SampleShape): Part[] {
  const { method, body, fields } = shape;
  // `--request HEAD` would wait for a response body, which never comes.
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
