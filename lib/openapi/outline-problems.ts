import type { Problem } from '@/lib/content/problem.ts';
import { textOf, type JsonObject } from './json.ts';
import { operationsIn } from './operations.ts';
import type { ApiOutline } from './outline.ts';
import type { ParsedText } from './parse-document.ts';
import { Spec } from './spec.ts';

/**
 * Problems of an outline: duplicate slugs and operation ids, operations without a name, services
 * with unknown tags.
 */
export function outlineProblems(
  outline: ApiOutline,
  document: JsonObject,
  problemAt: ParsedText['problemAt'],
): Problem[] {
  const problems: Problem[] = [];
  const ids = new Map<string, string[]>();
  for (const { at, value } of operationsIn(new Spec(document))) {
    const id = textOf(value.operationId);
    if (id === undefined && textOf(value.summary) === undefined)
      problems.push(
        problemAt(
          at,
          'has neither `operationId` nor `summary`. Give it one: its page needs a name.',
        ),
      );
    if (id === undefined) continue;
    const other = ids.get(id);
    if (other)
      problems.push(
        problemAt(
          [...at, 'operationId'],
          `"${id}" is already the id of ${other.slice(1).join(' ')}. Ids are unique.`,
        ),
      );
    else ids.set(id, at);
  }
  const slugs = new Map<string, string>([[outline.overview.slug, 'the overview']]);
  const claim = (slug: string, what: string, at: (string | number)[]) => {
    const other = slugs.get(slug);
    if (slug === '')
      problems.push(problemAt(at, 'has a name without letters. Give it an `x-slug`.'));
    else if (other !== undefined)
      problems.push(
        problemAt(
          at,
          `has the slug "${slug}", which ${other} has already. Give one of them another \`x-slug\`.`,
        ),
      );
    else slugs.set(slug, what);
  };
  outline.services.forEach((service, index) => {
    claim(service.slug, `the service ${service.title}`, ['x-services', index]);
    for (const tag of service.tags)
      if (!outline.tags.some(({ name }) => name === tag))
        problems.push(
          problemAt(
            ['x-services', index],
            `names the tag "${tag}", which no operation has. Tags: ${outline.tags.map(({ name }) => name).join(', ')}.`,
          ),
        );
  });
  for (const tag of outline.tags) claim(tag.slug, `the tag ${tag.label}`, ['tags']);
  for (const operation of outline.operations)
    if (operation.title !== '')
      claim(operation.slug, `${operation.method.toUpperCase()} ${operation.path}`, operation.at);
  return problems;
}
