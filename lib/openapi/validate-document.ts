import SwaggerParser from '@apidevtools/swagger-parser';
import type { OpenAPI } from 'openapi-types';
import { z } from 'zod';
import type { Problem } from '@/lib/content/problem.ts';
import { messageOf } from '@/lib/text/message-of.ts';
import {
  isObject,
  objectOf,
  objectsOf,
  pointerPath,
  scalarText,
  valueAt,
  type JsonObject,
} from './json.ts';
import type { ParsedText } from './parse-document.ts';
import { eachObject, hideReferences, isData, references, renamed } from './references.ts';
import { Spec } from './spec.ts';
import { forParser } from './structure.ts';
import { asThreeOne, isThreeTwo } from './three-two.ts';

/** The types of the parser expect a valid document; the parser checks whether it is one. */
export const asDocument = (value: JsonObject): OpenAPI.Document =>
  value as unknown as OpenAPI.Document;

/** A violation, as the error of the validator reports it. */
const VIOLATION = z.object({
  instancePath: z.string().default(''),
  message: z.string().default(''),
  params: z
    .object({
      additionalProperty: z.string().optional(),
      unevaluatedProperty: z.string().optional(),
      allowedValues: z.array(z.unknown()).optional(),
    })
    .default({}),
});
type Violation = z.infer<typeof VIOLATION>;
const VIOLATIONS = z.object({ details: z.array(VIOLATION).min(1) });

/** Validates against the schema of OpenAPI. The validator changes its input, hence the copy. */
export async function validateDocument(
  document: JsonObject,
  problemAt: ParsedText['problemAt'],
): Promise<Problem[]> {
  try {
    await validate(document);
    return [];
  } catch (error) {
    const { data: violations } = VIOLATIONS.safeParse(error);
    if (!violations) return [problemAt([], messageOf(error))];
    const depth = ({ instancePath }: Violation) => instancePath.split('/').length;
    const deepest = Math.max(...violations.details.map(depth));
    // A wrong value also violates every alternative around it: only the innermost violations help.
    return violations.details
      .filter(
        (violation) => depth(violation) === deepest && !/^must match "/.test(violation.message),
      )
      .slice(0, 5)
      .map(({ instancePath, message, params }) =>
        problemAt(pointerPath(instancePath), `is not valid OpenAPI: ${message}${nameIn(params)}.`),
      );
  }
}

async function validate(document: JsonObject): Promise<void> {
  const check = (input: JsonObject, excludedPathMatcher: (path: string) => boolean) =>
    new SwaggerParser().validate(asDocument(input), {
      resolve: { external: false, http: false, file: false },
      dereference: { circular: 'ignore', excludedPathMatcher },
    });
  try {
    const input = forValidator(document);
    // In 3.0 what stands beside a reference is ignored, and so are faults in it.
    const isPlain = scalarText(document.openapi).startsWith('3.0');
    await check(isPlain ? withPlainReferences(input) : input, () => false);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    // Thousands of schemas that refer to the next one: the parser follows references by recursion.
    // They lead somewhere, which is checked before, so the document is also valid with them.
    await check(withPlainReferences(forValidator(document)), () => true);
  }
}

/**
 * The document with nothing beside its references, as the schema of OpenAPI demands outside of
 * schemas.
 */
function withPlainReferences(document: JsonObject): JsonObject {
  for (const { path } of references(document)) {
    const holder = valueAt(document, path.slice(0, -1).map(String));
    if (!isObject(holder)) continue;
    for (const key of Object.keys(holder)) if (key !== '$ref') Reflect.deleteProperty(holder, key);
  }
  return document;
}

/**
 * The document without valid parts that the validator rejects: its schema of 3.1 demands more of a
 * license than a name, misspells the description of a server variable (`descriptions`) and the
 * server of a link (`body`), takes no numbers as parameters of links, and has no path items by
 * reference, which remain if they are recursive. That of 3.0 knows the scheme `bearer` only in
 * small letters, and no extensions of encodings. An empty list of what is required says nothing,
 * though 3.0 forbids it. The parser would follow references in data, where they mean nothing.
 */
function forValidator(given: JsonObject): JsonObject {
  const document = isThreeTwo(given) ? asThreeOne(forParser(given)) : forParser(given);
  const spec = new Spec(document);
  for (const group of [objectOf(document.paths), objectOf(document.webhooks)])
    for (const [path, item] of Object.entries(group)) group[path] = spec.object(item);
  eachObject(document, (value) => {
    for (const [key, below] of Object.entries(value))
      // Without any key, values that have to differ could be the same.
      if (isData(key, below)) value[key] = renamed(below, '$ref', 'reference');
  });
  hideReferences(document, 'reference', new Set());
  for (const scheme of objectsOf(
    Object.values(objectOf(objectOf(document.components).securitySchemes)),
  ))
    if (typeof scheme.scheme === 'string') scheme.scheme = scheme.scheme.toLowerCase();
  eachObject(document, (value) => {
    const { servers, links, encoding, required } = value;
    if (Array.isArray(required) && required.length === 0) delete value.required;
    for (const one of objectsOf(Object.values(objectOf(encoding))))
      for (const key of Object.keys(one).filter((key) => key.startsWith('x-')))
        Reflect.deleteProperty(one, key);
    for (const { variables } of objectsOf(servers))
      for (const variable of objectsOf(Object.values(objectOf(variables))))
        if (typeof variable.description === 'string') delete variable.description;
    for (const link of objectsOf(Object.values(objectOf(links)))) {
      delete link.server;
      delete link.parameters;
    }
  });
  const license = objectOf(objectOf(document.info).license);
  const hasName = typeof license.name === 'string' && license.identifier === undefined;
  if (hasName && license.url === undefined && !scalarText(document.openapi).startsWith('3.0'))
    license.url = 'https://license.example';
  return document;
}

/** The name of a property that must not be there, or the values that may be. */
function nameIn({
  additionalProperty,
  unevaluatedProperty,
  allowedValues,
}: Violation['params']): string {
  if (allowedValues) return `: ${allowedValues.map((value) => JSON.stringify(value)).join(', ')}`;
  const name = additionalProperty ?? unevaluatedProperty;
  return name === undefined ? '' : ` (\`${name}\`)`;
}
