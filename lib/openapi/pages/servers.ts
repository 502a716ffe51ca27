import {
  arrayOf,
  objectOf,
  objectsOf,
  scalarText,
  textOf,
  type Json,
  type JsonObject,
} from '../json.ts';
import type { OperationData, ServerData } from './data.ts';

/** Shown when the document does not say which host its API has. */
const PLACEHOLDER_HOST = 'https://api.example.com';

/** The servers of a document or an operation. A missing or relative address gets a placeholder for the host. */
export function serversOf(servers: Json | undefined): OperationData['servers'] {
  const [first = {}, ...others] = objectsOf(servers);
  return [serverOf(first), ...others.map(serverOf)];
}

function serverOf({ url, description, variables }: JsonObject): ServerData {
  return {
    url: absoluteUrl(textOf(url) ?? '/'),
    description: textOf(description),
    variables: Object.entries(objectOf(variables)).map(([name, variable]) => {
      const { default: value, enum: values, description: text } = objectOf(variable);
      return {
        name,
        value: scalarText(value),
        values: arrayOf(values).map(scalarText),
        description: textOf(text),
      };
    }),
  };
}

function absoluteUrl(url: string): string {
  if (/^[a-z][a-z0-9+.-]*:\/\/|^\{/i.test(url)) return url;
  return PLACEHOLDER_HOST + (url === '/' ? '' : url.startsWith('/') ? url : `/${url}`);
}
