import {
  arrayOf,
  objectOf,
  objectsOf,
  scalarText,
  textOf,
  type Json,
  type JsonObject,
} from '../json.ts';
import { shownValue } from '../request/shown-value.ts';
import type { OperationData, ServerData, ServerVariable } from './data.ts';

/** Stands for the address that the document does not say. The reader can fill it in. */
const UNKNOWN = 'baseUrl';

/**
 * The servers of a document or an operation. An address that is missing or relative begins with a
 * variable without a value: the portal does not know the host.
 */
export function serversOf(servers: Json | undefined): OperationData['servers'] {
  const [first = {}, ...others] = objectsOf(servers);
  return [serverOf(first), ...others.map(serverOf)];
}

/** The servers that a document names. */
export const namedServers = (servers: Json | undefined): ServerData[] =>
  objectsOf(servers)
    // The root of a host that is not named says nothing.
    .filter(({ url }) => (textOf(url) ?? '/') !== '/')
    .map(serverOf);

/** The default of a variable and its values, each as a reader can see it: an empty one is `""`. */
export const shownValues = ({ value, values, mayBeEmpty }: ServerVariable) => ({
  initial: value === '' && !mayBeEmpty ? undefined : shownValue(value),
  values: values.map(shownValue),
});

function serverOf({ url, name, description, variables }: JsonObject): ServerData {
  const texts = [textOf(name), textOf(description)].filter((text) => text !== undefined);
  // Without a scheme only that is unknown (RFC 3986, section 4.2): Swagger 2.0 with nothing but a
  // `host` becomes such an address, too.
  const given = (textOf(url) ?? '/').replace(/^\/\/(?=[^/])/, 'https://');
  const isAbsolute = /^[a-z][a-z0-9+.-]*:\/\/|^\{/i.test(given);
  const known = Object.entries(objectOf(variables)).map(([variable, value]) => {
    const { default: initial, enum: values, description: text } = objectOf(value);
    return {
      name: variable,
      value: scalarText(initial),
      values: arrayOf(values).map(scalarText),
      description: textOf(text),
      ...(initial === '' || arrayOf(values).includes('') ? { mayBeEmpty: true as const } : {}),
    };
  });
  return {
    url: isAbsolute ? given : `{${UNKNOWN}}${given === '/' ? '' : given.replace(/^\/?/, '/')}`,
    description: texts.length > 0 ? texts.join(': ') : undefined,
    variables: isAbsolute ? known : [{ name: UNKNOWN, value: '', values: [] }, ...known],
  };
}
