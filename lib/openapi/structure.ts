import type { Problem } from '@/lib/content/problem.ts';
import { isObject, objectOf, scalarText, type Json, type JsonObject } from './json.ts';
import type { ParsedText } from './parse-document.ts';

/**
 * Which of the two specifications a document follows; undefined for other files and unknown
 * versions.
 */
export function versionOf(value: Json): 'swagger' | 'openapi' | undefined {
  if (!isObject(value)) return undefined;
  if (value.swagger === '2.0' || value.swagger === 2) return 'swagger';
  return /^3\.[012](?:\.|$)/.test(scalarText(value.openapi)) ? 'openapi' : undefined;
}

/** Says that a file is no document, or one of an unknown version. */
export function versionProblem(
  { openapi, swagger }: JsonObject,
  { problemAt }: ParsedText,
): Problem {
  const begin =
    'Begin the document with `openapi: 3.1.0` (3.0 and 3.2 work, too) or `swagger: "2.0"`.';
  const [key, version] = openapi === undefined ? ['swagger', swagger] : ['openapi', openapi];
  return version === undefined
    ? problemAt([], `is not an OpenAPI document. ${begin}`)
    : problemAt(
        [key],
        `has the version ${JSON.stringify(version)}, which is not known here. ${begin}`,
      );
}

/** Faults of the outermost level, which the parser reports without a place. */
export function structureProblems(value: JsonObject, { problemAt }: ParsedText): Problem[] {
  const { version } = objectOf(value.info);
  const hasContent =
    isObject(value.paths) ||
    (isThreeOne(value) && (isObject(value.webhooks) || isObject(value.components)));
  return [
    ...(hasContent
      ? []
      : [
          problemAt(
            value.paths === undefined ? [] : ['paths'],
            `has no \`paths\`. Add the paths of the API${isThreeOne(value) ? ', or `webhooks`' : ''}; without any, write \`paths: {}\`.`,
          ),
        ]),
    ...(typeof version === 'number'
      ? [
          problemAt(
            ['info', 'version'],
            `is a number, and a version is text. Put it into quotes: "${version}".`,
          ),
        ]
      : []),
  ];
}

/** Whether a document follows 3.1, or a later version, which has the same schemas. */
export const isThreeOne = ({ openapi }: JsonObject): boolean =>
  /^3\.[12]/.test(scalarText(openapi));

/**
 * A copy with a version that the parser knows, and `paths`, which it demands also where they are
 * optional.
 */
export function forParser(document: JsonObject): JsonObject {
  const copy = structuredClone(document);
  if (copy.openapi === undefined) return { ...copy, swagger: '2.0' };
  return { ...copy, openapi: isThreeOne(copy) ? '3.1.1' : '3.0.3', paths: copy.paths ?? {} };
}
