import { curl } from './own/curl.ts';
import { go } from './own/go.ts';
import { javascript } from './own/javascript.ts';
import { php } from './own/php.ts';
import { powershell } from './own/powershell.ts';
import { python } from './own/python.ts';
import type { Language, SampleShape } from './shape.ts';
import type { Part } from './slots.ts';

/**
 * Samples that we write ourselves, because what httpsnippet 11.1 gives is wrong for some values (tried with quotes,
 * backslashes, `$`, backticks, line breaks and Chinese):
 * - curl: the body stands in an unquoted here-document, so the shell replaces `$x` and runs `` `y` ``;
 * - python: line breaks and backslashes of a JSON string are written as they are, which is no Python;
 * - php (cURL): headers stand in double quotes, in which PHP replaces `$x`; JSON is rebuilt as arrays, `{}` becomes `[]`;
 * - go: every error is thrown away, and the next line uses what is not there;
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
  /** Of the library or the program that the sample uses. */
  label: string;
  parts: (shape: SampleShape) => Part[];
}
