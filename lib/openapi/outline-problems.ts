import type { Problem } from '@/lib/content/problem.ts';
import { textOf, type JsonObject } from './json.ts';
import { operationsIn } from './operations.ts';
import type { ApiOutline } from './outline.ts';
import type { ParsedText } from './parse-document.ts';
import { slugClaims } from './slug-claims.ts';
import { isSlug, wantedSlug } from './slugs.ts';
import { Spec } from './spec.ts';

type Place = readonly (string | number)[];

interface Finding {
  at: Place;
  message: string;
}

/**
 * Names and addresses that an author should settle: operations without a name, ids and slugs that
 * two have, slugs that are no part of an address, services with tags that do not exist. The last
 * two are always errors: files are named after slugs, and only this portal reads services.
 *
 * @param strict every finding is an error at its place; otherwise the portal has found names
 *   itself, and one warning says so
 */
export function outlineProblems(
  outline: ApiOutline,
  document: JsonObject,
  problemAt: ParsedText['problemAt'],
  strict: boolean,
): Problem[] {
  const always = [...unusableSlugs(document), ...unknownTags(outline)].map(({ at, message }) =>
    problemAt(at, message),
  );
  const findings = [...unnamed(document), ...sameIds(document), ...sameSlugs(document)];
  const [first] = findings;
  if (strict || !first)
    return [...always, ...findings.map(({ at, message }) => problemAt(at, message))];
  const others = findings.length - 1;
  const more =
    others === 0
      ? ''
      : others === 1
        ? ' There is one more such name.'
        : ` There are ${others} more such names.`;
  return [
    ...always,
    problemAt(
      first.at,
      `${first.message}${more} Until then the portal makes names of method and path and tells equal ones apart by a suffix. \`strict: true\` of the section lists all of them.`,
      'warning',
    ),
  ];
}

function unnamed(document: JsonObject): Finding[] {
  return [...operationsIn(new Spec(document))].flatMap(({ at, value }) =>
    textOf(value.operationId) === undefined && textOf(value.summary) === undefined
      ? [
          {
            at,
            message: 'has neither `operationId` nor `summary`. Give it one: its page needs a name.',
          },
        ]
      : [],
  );
}

function sameIds(document: JsonObject): Finding[] {
  const ids = new Map<string, Place>();
  return [...operationsIn(new Spec(document))].flatMap(({ at, value }): Finding[] => {
    const id = textOf(value.operationId);
    if (id === undefined) return [];
    const other = ids.get(id);
    if (!other) {
      ids.set(id, at);
      return [];
    }
    const message = `"${id}" is already the id of ${other.slice(1).join(' ')}. Ids are unique.`;
    return [{ at: [...at, 'operationId'], message }];
  });
}

function sameSlugs(document: JsonObject): Finding[] {
  const owners = new Map<string, string>();
  return slugClaims(document).flatMap((claim): Finding[] => {
    const slug = wantedSlug(claim);
    const owner = owners.get(slug);
    if (owner === undefined) {
      owners.set(slug, claim.label);
      return [];
    }
    const message = `has the slug "${slug}", which ${owner} has already. Give one of them another \`x-slug\`.`;
    return [{ at: claim.at, message }];
  });
}

/** An `x-slug` is kept as it is written, and a document may come from elsewhere. */
function unusableSlugs(document: JsonObject): Finding[] {
  return slugClaims(document).flatMap(({ kind, fixed, at }): Finding[] =>
    fixed === undefined || isSlug(fixed)
      ? []
      : [
          {
            at: [...at, kind === 'service' ? 'slug' : 'x-slug'],
            message: `${JSON.stringify(fixed)} cannot be part of an address. Use letters of any script, digits, "-", "_", "." and "~", and do not begin with ".".`,
          },
        ],
  );
}

function unknownTags(outline: ApiOutline): Finding[] {
  const names = outline.tags.map(({ name }) => name);
  return outline.services.flatMap((service, index) =>
    service.tags
      .filter((tag) => !names.includes(tag))
      .map((tag) => ({
        at: ['x-services', index],
        message: `names the tag "${tag}", which no operation has. Tags: ${names.join(', ')}.`,
      })),
  );
}
