import { escapes } from '../../request/escape.ts';
import { fieldSlot, headerSlot, type SampleShape } from '../shape.ts';
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
    multipart: [hasTypes(shape) ? ' `\n    -Body $form' : ' `\n    -Form $form'],
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

/** `-Form` cannot say which type a part has. */
const hasTypes = ({ fields }: SampleShape): boolean =>
  fields.some(({ type }) => type !== undefined);

function setup(shape: SampleShape): Part[] {
  const { body, fields } = shape;
  if (body === 'text') return ['\n$body = ', slot('body', 'powershell'), '\n'];
  if (body !== 'multipart') return [];
  if (!hasTypes(shape))
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
  return [
    '\n$form = [Net.Http.MultipartFormDataContent]::new()\n',
    ...fields.map(({ name, file, type = 'text/plain' }) => {
      const value = slot(fieldSlot(name), 'powershell');
      const key = escapes.powershell(name);
      return file
        ? item(
            fieldSlot(name),
            '$form.Add([Net.Http.StreamContent]::new([IO.File]::OpenRead((Resolve-Path ',
            value,
            `).Path)), ${key}, `,
            value,
            ')\n',
          )
        : item(
            fieldSlot(name),
            '$form.Add([Net.Http.StringContent]::new(',
            value,
            `, [Text.Encoding]::UTF8, ${escapes.powershell(type)}), ${key})\n`,
          );
    }),
  ];
}
