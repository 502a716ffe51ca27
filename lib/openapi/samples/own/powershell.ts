import { escapes } from '../../request/escape.ts';
import { fieldSlot, headerSlot, type SampleField, type SampleShape } from '../shape.ts';
import type { Part } from '../slots.ts';
import { item, slot } from '../template.ts';
import { headerItems } from './header-items.ts';

const KNOWN = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'MERGE'];

/** PowerShell with Invoke-RestMethod, which throws for every status of an error. */
export function powershell(shape: SampleShape): Part[] {
  const { method, body } = shape;
  const type = shape.headers.find((name) => name.toLowerCase() === 'content-type');
  // The content type has its own parameter: PowerShell rejects it as a header.
  const rest = { ...shape, headers: shape.headers.filter((name) => name !== type) };
  const contentType: Part[] =
    type && (body === 'text' || body === 'file')
      ? [' `\n    -ContentType ', slot(headerSlot(type), 'powershell')]
      : [];
  const data: Part[] = {
    none: [],
    text: [' `\n    -Body ([Text.Encoding]::UTF8.GetBytes($body))'],
    file: [' `\n    -InFile ', slot('file', 'powershell')],
    multipart: [isDetailed(shape) ? ' `\n    -Body $form' : ' `\n    -Form $form'],
  }[body];
  const verb = KNOWN.includes(method)
    ? `-Method ${method[0]}${method.slice(1).toLowerCase()}`
    : `-CustomMethod '${method}'`;
  return [
    '$headers = @{\n',
    ...headerItems(
      rest,
      (name, value) => [`  ${escapes.powershell(name)} = `, value, '\n'],
      'powershell',
    ),
    '}\n',
    ...setup(shape),
    `\ntry {\n  $response = Invoke-RestMethod \`\n    ${verb} \`\n    -Uri `,
    slot('url', 'powershell'),
    ' `\n    -Headers $headers',
    ...contentType,
    ...data,
    '\n  $response | ConvertTo-Json -Depth 20\n} catch {\n  $_.Exception.Message\n  $_.ErrorDetails.Message\n}\n',
  ];
}

/** `-Form` knows neither types nor headers of parts, and each name once. */
const isDetailed = ({ fields }: SampleShape): boolean =>
  fields.some(
    ({ type, headers = [], list = false }) => type !== undefined || headers.length > 0 || list,
  );

function setup(shape: SampleShape): Part[] {
  const { body, fields } = shape;
  if (body === 'text') return ['\n$body = ', slot('body', 'powershell'), '\n'];
  if (body !== 'multipart') return [];
  if (!isDetailed(shape))
    return [
      '\n$form = @{\n',
      ...fields.map(({ name, file }) =>
        item(
          fieldSlot(name),
          `  ${escapes.powershell(name)} = ${file ? 'Get-Item -Path ' : ''}`,
          slot(fieldSlot(name), 'powershell'),
          '\n',
        ),
      ),
      '}\n',
    ];
  return ['\n$form = [Net.Http.MultipartFormDataContent]::new()\n', ...fields.map(part)];
}

function part({ name, file, type, headers = [] }: SampleField): Part {
  const value = slot(fieldSlot(name), 'powershell');
  // A string has a type already, which a header would be added to. It takes none with parameters.
  const isBytes = file || type?.includes(';') === true;
  const content: Part[] = file
    ? ['[Net.Http.StreamContent]::new([IO.File]::OpenRead((Resolve-Path ', value, ').Path))']
    : isBytes
      ? ['[Net.Http.ByteArrayContent]::new([Text.Encoding]::UTF8.GetBytes(', value, '))']
      : [
          '[Net.Http.StringContent]::new(',
          value,
          `, [Text.Encoding]::UTF8, ${escapes.powershell(type ?? 'text/plain')})`,
        ];
  const lines = [...(type !== undefined && isBytes ? [['Content-Type', type]] : []), ...headers];
  return item(
    fieldSlot(name),
    ...(lines.length > 0
      ? [
          '$part = ',
          ...content,
          '\n',
          ...lines.map(
            (header) => `$part.Headers.Add(${header.map(escapes.powershell).join(', ')})\n`,
          ),
          '$form.Add($part',
        ]
      : ['$form.Add(', ...content]),
    `, ${escapes.powershell(name)}`,
    ...(file ? [', ', value] : []),
    ')\n',
  );
}
