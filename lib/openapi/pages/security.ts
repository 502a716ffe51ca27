import { isObject, objectOf, objectsOf, textOf, type JsonObject } from '../json.ts';
import type { Credential } from '../request/build-request.ts';
import type { Spec } from '../spec.ts';

export interface SecurityScheme {
  id: string;
  type: string;
  description?: string;
  /** Name and value of each property of the scheme, in the document's words. */
  facts: [
    key:
      | 'type'
      | 'in'
      | 'name'
      | 'scheme'
      | 'bearerFormat'
      | 'openIdConnectUrl'
      | 'flow'
      | 'authorizationUrl'
      | 'tokenUrl'
      | 'refreshUrl'
      | 'scopes',
    value: string,
  ][];
  /** What the reader would have to type. */
  fields: ('token' | 'username' | 'password' | 'key')[];
  credential?: Credential;
}

/** Schemes that are needed together, with their scopes. An empty list: the call needs none. */
export type SecurityCombination = { scheme: SecurityScheme; scopes: string[] }[];

/** The schemes of a document by name. */
export function securitySchemes(spec: Spec): Map<string, SecurityScheme> {
  const schemes = objectOf(objectOf(spec.root.components).securitySchemes);
  return new Map(
    Object.entries(schemes).map(([id, value]) => [id, describe(id, spec.object(value))]),
  );
}

/** What an operation asks for: the ways to authorise, of which one is enough. Its own list goes before the document's. */
export function securityOf(
  spec: Spec,
  operation: JsonObject,
  schemes: ReadonlyMap<string, SecurityScheme>,
): SecurityCombination[] {
  const list = Array.isArray(operation.security) ? operation.security : spec.root.security;
  return objectsOf(list).map((combination) =>
    Object.entries(combination).flatMap(([id, scopes]) => {
      const scheme = schemes.get(id);
      return scheme ? [{ scheme, scopes: Array.isArray(scopes) ? scopes.map(String) : [] }] : [];
    }),
  );
}

function describe(id: string, value: JsonObject): SecurityScheme {
  const type = String(value.type ?? '');
  const scheme = String(value.scheme ?? '').toLowerCase();
  const plain = (['in', 'name', 'scheme', 'bearerFormat', 'openIdConnectUrl'] as const).flatMap(
    (key): SecurityScheme['facts'] =>
      textOf(value[key]) === undefined ? [] : [[key, String(value[key])]],
  );
  const flows = Object.entries(objectOf(value.flows)).flatMap(
    ([flow, details]): SecurityScheme['facts'] => {
      const facts = objectOf(details);
      const urls = (['authorizationUrl', 'tokenUrl', 'refreshUrl'] as const).flatMap(
        (key): SecurityScheme['facts'] =>
          textOf(facts[key]) === undefined ? [] : [[key, String(facts[key])]],
      );
      const scopes = Object.entries(objectOf(facts.scopes)).map(([scope, text]) =>
        textOf(text) ? `${scope} (${String(text)})` : scope,
      );
      return [
        ['flow', flow],
        ...urls,
        ...(scopes.length > 0
          ? [['scopes', scopes.join(', ')] as SecurityScheme['facts'][number]]
          : []),
      ];
    },
  );
  return {
    id,
    type,
    description: textOf(value.description),
    facts: [['type', type], ...plain, ...flows],
    ...usage(id, type, scheme, value),
  };
}

/** Where the credential goes. Its value is never shown: a placeholder stands for it. */
function usage(
  id: string,
  type: string,
  scheme: string,
  value: JsonObject,
): Pick<SecurityScheme, 'fields' | 'credential'> {
  if (type === 'apiKey') {
    const place = value.in === 'query' || value.in === 'cookie' ? value.in : 'header';
    return {
      fields: ['key'],
      credential: { place, name: String(value.name ?? id), text: `<${String(value.name ?? id)}>` },
    };
  }
  const authorization = (text: string): Credential => ({
    place: 'header',
    name: 'Authorization',
    text,
  });
  if (type === 'http' && scheme === 'basic')
    return { fields: ['username', 'password'], credential: authorization('Basic <credentials>') };
  if (type === 'http' && scheme !== 'bearer')
    return {
      fields: ['token'],
      credential: authorization(`${String(value.scheme ?? '')} <credentials>`),
    };
  if (type === 'mutualTLS' || !isObject(value)) return { fields: [] };
  return { fields: ['token'], credential: authorization('Bearer <token>') };
}
