import { objectOf, objectsOf, scalarText, textOf, type JsonObject } from '../json.ts';
import { variableName, type Credential } from '../request/secret.ts';
import { componentName, type Spec } from '../spec.ts';

type Fact = [
  key:
    | 'type'
    | 'in'
    | 'name'
    | 'scheme'
    | 'bearerFormat'
    | 'openIdConnectUrl'
    | 'oauth2MetadataUrl'
    | 'deprecated'
    | 'flow'
    | 'authorizationUrl'
    | 'deviceAuthorizationUrl'
    | 'tokenUrl'
    | 'refreshUrl'
    | 'scopes',
  value: string,
];

export interface SecurityScheme {
  id: string;
  type: string;
  description?: string;
  /** Name and value of each property of the scheme, as in the document. */
  facts: Fact[];
  /** The inputs of the scheme in the request builder. */
  fields: ('token' | 'username' | 'password' | 'key')[];
  credential?: Credential;
}

/** Schemes that are required together, with their scopes. Empty if the call needs none. */
export type SecurityCombination = { scheme: SecurityScheme; scopes: string[] }[];

/** The schemes of a document by name. */
export function securitySchemes(spec: Spec): Map<string, SecurityScheme> {
  const schemes = objectOf(objectOf(spec.root.components).securitySchemes);
  return new Map(
    Object.entries(schemes).map(([id, value]) => [id, describe(id, spec.object(value))]),
  );
}

/**
 * The ways to authorize an operation, of which one is enough. Its own list replaces the document's.
 */
export function securityOf(
  spec: Spec,
  operation: JsonObject,
  schemes: ReadonlyMap<string, SecurityScheme>,
): SecurityCombination[] {
  const list = Array.isArray(operation.security) ? operation.security : spec.root.security;
  return objectsOf(list).map((combination) =>
    Object.entries(combination).flatMap(([id, scopes]) => {
      // Since OpenAPI 3.2 the name may be a reference.
      const scheme = schemes.get(id) ?? schemes.get(componentName(id) ?? '');
      return scheme ? [{ scheme, scopes: Array.isArray(scopes) ? scopes.map(String) : [] }] : [];
    }),
  );
}

const PLAIN_FACTS = [
  'in',
  'name',
  'scheme',
  'bearerFormat',
  'openIdConnectUrl',
  'oauth2MetadataUrl',
] as const;

function describe(id: string, value: JsonObject): SecurityScheme {
  const type = scalarText(value.type);
  const scheme = scalarText(value.scheme).toLowerCase();
  const plain = PLAIN_FACTS.flatMap((key) => factOf(key, value));
  const deprecated: Fact[] = value.deprecated === true ? [['deprecated', 'true']] : [];
  const flows = Object.entries(objectOf(value.flows)).flatMap(([flow, details]): Fact[] => {
    const facts = objectOf(details);
    const urls = (
      ['authorizationUrl', 'deviceAuthorizationUrl', 'tokenUrl', 'refreshUrl'] as const
    ).flatMap((key) => factOf(key, facts));
    const scopes = Object.entries(objectOf(facts.scopes)).map(([scope, text]) =>
      textOf(text) === undefined ? scope : `${scope} (${scalarText(text)})`,
    );
    return [
      ['flow', flow],
      ...urls,
      ...(scopes.length > 0 ? [['scopes', scopes.join(', ')] satisfies Fact] : []),
    ];
  });
  return {
    id,
    type,
    description: textOf(value.description),
    facts: [['type', type], ...deprecated, ...plain, ...flows],
    ...usage(id, type, scheme, value),
  };
}

function factOf(key: Fact[0], from: JsonObject): Fact[] {
  const value = textOf(from[key]);
  return value === undefined ? [] : [[key, value]];
}

/** The inputs of a scheme, and the credential that it sends, with a placeholder for the value. */
function usage(
  id: string,
  type: string,
  scheme: string,
  value: JsonObject,
): Pick<SecurityScheme, 'fields' | 'credential'> {
  if (type === 'apiKey') {
    const place = value.in === 'query' || value.in === 'cookie' ? value.in : 'header';
    const name = textOf(value.name) ?? id;
    return {
      fields: ['key'],
      credential: { place, name, text: `<${name}>`, variable: variableName(name) },
    };
  }
  const authorization = (text: string): Credential => ({
    place: 'header',
    name: 'Authorization',
    text,
    variable: text.endsWith('<token>') ? 'TOKEN' : 'CREDENTIALS',
  });
  if (type === 'http' && scheme === 'basic')
    return { fields: ['username', 'password'], credential: authorization('Basic <credentials>') };
  if (type === 'http' && scheme !== 'bearer')
    return {
      fields: ['token'],
      credential: authorization(`${scalarText(value.scheme)} <credentials>`),
    };
  if (type === 'mutualTLS') return { fields: [] };
  return { fields: ['token'], credential: authorization('Bearer <token>') };
}
