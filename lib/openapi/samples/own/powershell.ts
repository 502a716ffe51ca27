import { fieldSlot, headerSlot, type SampleShape } from '../shape.ts';
import type { Part } from '../slots.ts';
import { item, slot } from '../template.ts';
import { headerItems } from './header-items.ts';

/** PowerShell with Invoke-RestMethod. */
export function powershell(shape: SampleShape): Part[] {
  const { method, body, fields } = shape;
  const type = shape.headers.find((name) => name.toLowerCase() === 'content-type');
  // The content type has its own parameter: PowerShell rejects it as a header.
  const rest = { ...shape, headers: shape.headers.filter((name) => name !== type) };
  const known = [
    'GET',
    'POST',
    'PUT',
    'PATCH',
    'DELETE',
    'HEAD',
    'OPTIONS',
    'TRACE',
    'MERGE',
  ].includes(method);
  const setup: Part[] = {
    none: [],
    text: ["\n$body = '", slot('body', 'powershell'), "'\n"],
    file: [],
    multipart: [
      '\n$form = @{\n',
      ...fields.map(({ name, file }) =>
        item(
          fieldSlot(name),
          `  '${name}' = ${file ? "Get-Item -Path '" : "'"}`,
          slot(fieldSlot(name), 'powershell'),
          "'\n",
        ),
      ),
      '}\n',
    ],
  }[body];
  const contentType: Part[] =
    type && (body === 'text' || body === 'file')
      ? [" `\n  -ContentType '", slot(headerSlot(type), 'powershell'), "'"]
      : [];
  const data: Part[] = {
    none: [],
    text: [' `\n  -Body ([Text.Encoding]::UTF8.GetBytes($body))'],
    file: [" `\n  -InFile '", slot('file', 'powershell'), "'"],
    multipart: [' `\n  -Form $form'],
  }[body];
  return [
    '$headers = @{\n',
    ...headerItems(rest, (name, value) => [`  '${name}' = '`, value, "'\n"], 'powershell'),
    '}\n',
    ...setup,
    `\n$response = Invoke-RestMethod \`\n  ${known ? `-Method ${method[0]}${method.slice(1).toLowerCase()}` : `-CustomMethod '${method}'`} \`\n  -Uri '`,
    slot('url', 'powershell'),
    "' `\n  -Headers $headers",
    ...contentType,
    ...data,
    '\n\n$response | ConvertTo-Json -Depth 20\n',
  ];
}
