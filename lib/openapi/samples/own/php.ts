import { fieldSlot, type SampleShape } from '../shape.ts';
import type { Part } from '../slots.ts';
import { item, slot } from '../template.ts';
import { headerItems } from './header-items.ts';

/** PHP with its cURL extension. */
export function php(shape: SampleShape): Part[] {
  const { method, body, fields } = shape;
  const data: Part[] = {
    none: [],
    text: ["  CURLOPT_POSTFIELDS => '", slot('body', 'php'), "',\n"],
    file: ["  CURLOPT_POSTFIELDS => file_get_contents('", slot('file', 'php'), "'),\n"],
    multipart: [
      '  CURLOPT_POSTFIELDS => [\n',
      ...fields.map(({ name, file }) =>
        item(
          fieldSlot(name),
          `    '${name}' => ${file ? 'new CURLFile(' : ''}'`,
          slot(fieldSlot(name), 'php'),
          file ? "'),\n" : "',\n",
        ),
      ),
      '  ],\n',
    ],
  }[body];
  return [
    "<?php\n\n$curl = curl_init('",
    slot('url', 'php'),
    `');\n\ncurl_setopt_array($curl, [\n  CURLOPT_RETURNTRANSFER => true,\n  CURLOPT_CUSTOMREQUEST => '${method}',\n${method === 'HEAD' ? '  CURLOPT_NOBODY => true,\n' : ''}  CURLOPT_HTTPHEADER => [\n`,
    ...headerItems(shape, (name, value) => [`    '${name}: `, value, "',\n"], 'php'),
    '  ],\n',
    ...data,
    ']);\n\n$response = curl_exec($curl);\nif ($response === false) {\n  throw new RuntimeException(curl_error($curl));\n}\n\necho curl_getinfo($curl, CURLINFO_RESPONSE_CODE), "\\n", $response;\n',
  ];
}
