import { csharpClient, restsharp } from './own/csharp.ts';
import { curl } from './own/curl.ts';
import { go } from './own/go.ts';
import { javaClient, okhttp } from './own/java.ts';
import { javascript } from './own/javascript.ts';
import { guzzle, php } from './own/php.ts';
import { powershell } from './own/powershell.ts';
import { python } from './own/python.ts';
import type { Language, SampleShape } from './shape.ts';
import type { Part } from './slots.ts';

/**
 * The samples of each language, the first one for any request. Each is a whole program that runs as
 * it is pasted, takes credentials from environment variables, and prints status and body of every
 * response, also of an error.
 */
export const TEMPLATES: Record<Language, readonly Template[]> = {
  curl: [{ label: 'cURL', parts: curl }],
  python: [{ label: 'requests', parts: python }],
  csharp: [
    { label: 'HttpClient', parts: csharpClient },
    { label: 'RestSharp', parts: restsharp, fits: (shape) => hasText(shape) && isVerb(shape) },
  ],
  go: [{ label: 'native', parts: go }],
  php: [
    { label: 'cURL', parts: php },
    { label: 'Guzzle', parts: guzzle, fits: hasText },
  ],
  java: [
    { label: 'HttpClient', parts: javaClient },
    { label: 'OkHttp', parts: okhttp, fits: hasText },
  ],
  powershell: [{ label: 'RestMethod', parts: powershell }],
  javascript: [{ label: 'fetch', parts: javascript }],
};

interface Template {
  /** The library or the program that the sample uses. */
  label: string;
  parts: (shape: SampleShape) => Part[];
  /** Any shape by default. */
  fits?: (shape: SampleShape) => boolean;
}

function hasText({ body }: SampleShape): boolean {
  return body === 'none' || body === 'text';
}

/** The methods of RestSharp. */
const isVerb = ({ method }: SampleShape): boolean =>
  ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'].includes(method);
