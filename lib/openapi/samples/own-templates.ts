import { curl } from './own/curl.ts';
import { go } from './own/go.ts';
import { javascript } from './own/javascript.ts';
import { php } from './own/php.ts';
import { powershell } from './own/powershell.ts';
import { python } from './own/python.ts';
import type { Language, SampleShape } from './shape.ts';
import type { Part } from './slots.ts';

/**
 * Samples with templates of our own, because those of httpsnippet 11.1 are wrong for some values
 * (tried with quotes, backslashes, `$`, backticks, line breaks, and Chinese):
 * - curl: the body is in an unquoted here-document, so the shell expands `$x` and runs `` `y` ``;
 * - python: line breaks and backslashes of a JSON string are not escaped, which is a syntax error;
 * - php (cURL): headers are in double quotes, in which PHP expands `$x`; JSON becomes arrays, and
 * `{}` becomes `[]`;
 * - go: errors are discarded, and the next line uses a nil value;
 * - powershell: the body is sent in the encoding of the console;
 * - javascript: backslashes are not escaped.
 */
export const OWN_TEMPLATES: Partial<Record<Language, OwnTemplate>> = {
  curl: { label: 'cURL', parts: curl },
  python: { label: 'requests', parts: python },
  go: { label: 'native', parts: go },
  php: { label: 'cURL', parts: php },
  powershell: { label: 'RestMethod', parts: powershell },
  javascript: { label: 'fetch', parts: javascript },
};

interface OwnTemplate {
  /** The library or the program that the sample uses. */
  label: string;
  parts: (shape: SampleShape) => Part[];
}
