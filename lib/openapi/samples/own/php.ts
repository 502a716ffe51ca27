import { escapes } from '../../request/escape.ts';
import { fieldSlot, type SampleField, type SampleShape } from '../shape.ts';
import type { Part } from '../slots.ts';
import { item, slot } from '../template.ts';
import { headerItems } from './header-items.ts';

/** PHP with its cURL extension. */
export function php(shape: SampleShape): Part[] {
  const { method, body, fields } = shape;
  const isByHand = body === 'multipart' && fields.some(isDetailed);
  const data: Part[] = {
    none: [],
    text: ['  CURLOPT_POSTFIELDS => ', slot('body', 'php'), ',\n'],
    file: ['  CURLOPT_POSTFIELDS => file_get_contents(', slot('file', 'php'), '),\n'],
    multipart: isByHand
      ? ['  CURLOPT_POSTFIELDS => $body,\n']
      : ['  CURLOPT_POSTFIELDS => [\n', ...fields.map(entry), '  ],\n'],
  }[body];
  return [
    '<?php\n\n',
    ...(isByHand
      ? [
          "$boundary = bin2hex(random_bytes(16));\n$body = '';\n",
          ...fields.map(part),
          '$body .= "--$boundary--\\r\\n";\n\n',
        ]
      : []),
    '$curl = curl_init(',
    slot('url', 'php'),
    `);\n\ncurl_setopt_array($curl, [\n  CURLOPT_RETURNTRANSFER => true,\n  CURLOPT_CUSTOMREQUEST => '${method}',\n${method === 'HEAD' ? '  CURLOPT_NOBODY => true,\n' : ''}  CURLOPT_HTTPHEADER => [\n`,
    ...headerItems(shape, (_, value) => ['    ', value, ',\n'], 'php', true),
    isByHand ? "    'Content-Type: multipart/form-data; boundary=' . $boundary,\n" : '',
    '  ],\n',
    ...data,
    ']);\n\n$response = curl_exec($curl);\nif ($response === false) {\n  throw new RuntimeException(curl_error($curl));\n}\n\necho curl_getinfo($curl, CURLINFO_RESPONSE_CODE), "\\n", $response;\n',
  ];
}

/**
 * A list of fields has each name once. Their parts have no headers, and a text with a type gets the
 * name of a file, an empty one.
 */
const isDetailed = ({ file, type, headers = [], list = false }: SampleField): boolean =>
  (type !== undefined && !file) || headers.length > 0 || list;

function entry({ name, file, type }: SampleField): Part {
  const value = slot(fieldSlot(name), 'php');
  const content: Part[] = file
    ? ['new CURLFile(', value, type === undefined ? ')' : `, ${escapes.php(type)})`]
    : [value];
  return item(fieldSlot(name), `    ${escapes.php(name)} => `, ...content, ',\n');
}

/** A part of a body that the sample writes itself. */
function part({ name, file, type, headers = [] }: SampleField): Part {
  const value = slot(fieldSlot(name), 'php');
  const contentType = type ?? (file ? 'application/octet-stream' : undefined);
  const lines = [...(contentType === undefined ? [] : [['Content-Type', contentType]]), ...headers];
  const about = `${lines.map((header) => `\r\n${header.join(': ')}`).join('')}\r\n\r\n`;
  const start = `$body .= "--$boundary${inQuotes(`\r\nContent-Disposition: form-data; name="${name}"`)}`;
  return file
    ? item(
        fieldSlot(name),
        `${start}${inQuotes('; filename="')}" . `,
        value,
        ` . "${inQuotes(`"${about}`)}" . file_get_contents(`,
        value,
        ') . "\\r\\n";\n',
      )
    : item(fieldSlot(name), `${start}${inQuotes(about)}" . `, value, ' . "\\r\\n";\n');
}

const inQuotes = (text: string): string =>
  text.replace(/["\\$]/g, '\\$&').replaceAll('\r\n', '\\r\\n');

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
