import { escapes } from '../../request/escape.ts';
import { fieldSlot, type SampleShape } from '../shape.ts';
import type { Part } from '../slots.ts';
import { item, slot } from '../template.ts';
import { headerItems } from './header-items.ts';

/** PHP with its cURL extension. */
export function php(shape: SampleShape): Part[] {
  const { method, body, fields } = shape;
  const data: Part[] = {
    none: [],
    text: ['  CURLOPT_POSTFIELDS => ', slot('body', 'php'), ',\n'],
    file: ['  CURLOPT_POSTFIELDS => file_get_contents(', slot('file', 'php'), '),\n'],
    multipart: [
      '  CURLOPT_POSTFIELDS => [\n',
      ...fields.map(({ name, file, type }) => {
        const value = slot(fieldSlot(name), 'php');
        const parts: Part[] = file
          ? ['new CURLFile(', value, ')']
          : type === undefined
            ? [value]
            : ['new CURLStringFile(', value, `, '', ${escapes.php(type)})`];
        return item(fieldSlot(name), `    ${escapes.php(name)} => `, ...parts, ',\n');
      }),
      '  ],\n',
    ],
  }[body];
  return [
    '<?php\n\n$curl = curl_init(',
    slot('url', 'php'),
    `);\n\ncurl_setopt_array($curl, [\n  CURLOPT_RETURNTRANSFER => true,\n  CURLOPT_CUSTOMREQUEST => '${method}',\n${method === 'HEAD' ? '  CURLOPT_NOBODY => true,\n' : ''}  CURLOPT_HTTPHEADER => [\n`,
    ...headerItems(shape, (_, value) => ['    ', value, ',\n'], 'php', true),
    '  ],\n',
    ...data,
    ']);\n\n$response = curl_exec($curl);\nif ($response === false) {\n  throw new RuntimeException(curl_error($curl));\n}\n\necho curl_getinfo($curl, CURLINFO_RESPONSE_CODE), "\\n", $response;\n',
  ];
}

/** PHP with Guzzle, from Composer. */
export function guzzle(shape: SampleShape): Part[] {
  return [
    "<?php\n\nrequire_once 'vendor/autoload.php';\n\n$client = new \\GuzzleHttp\\Client();\n\n$response = $client->request(",
    `'${shape.method}', `,
    slot('url', 'php'),
    ", [\n  'http_errors' => false,\n  'headers' => [\n",
    ...headerItems(shape, (name, value) => [`    ${escapes.php(name)} => `, value, ',\n'], 'php'),
    '  ],\n',
    ...(shape.body === 'text' ? ["  'body' => ", slot('body', 'php'), ',\n'] : []),
    ']);\n\necho $response->getStatusCode(), "\\n", $response->getBody();\n',
  ];
}
