import type { Problem } from '@/lib/content/problem.ts';
import { mistake, type EditorialPage } from './editorial-page.ts';

/**
 * Length of a description in characters. Chinese needs fewer; search engines cut at about the upper
 * limit.
 */
const DESCRIPTION = { latin: [60, 160], chinese: [25, 110] } as const;

/**
 * Reports missing front matter: title, description, keywords and position. A translation takes its
 * position from its source.
 */
export function frontMatterComplete(page: EditorialPage, isTranslation = false): Problem[] {
  const { title, description, keywords, sidebar_position: position, draft } = page.frontMatter;
  if (draft) return [];
  const problems: string[] = [];
  if (!title) problems.push('`title` is missing.');
  if (position === undefined && !isTranslation)
    problems.push('`sidebar_position` is missing: the order of pages would be that of file names.');
  if (!keywords?.length)
    problems.push(
      '`keywords` is missing: list words that people search for, model numbers among them.',
    );
  if (!description)
    problems.push('`description` is missing: one sentence on what the page helps to do.');
  else problems.push(...descriptionProblems(description));
  return problems.map((message) => mistake(page, message));
}

function descriptionProblems(description: string): string[] {
  const [least, most] = /\p{Script=Han}/u.test(description)
    ? DESCRIPTION.chinese
    : DESCRIPTION.latin;
  const problems: string[] = [];
  if (description.length < least || description.length > most)
    problems.push(
      `\`description\` has ${description.length} characters; ${least} to ${most} are shown whole by search engines.`,
    );
  if (!/[.。！!?？]$/u.test(description))
    problems.push('`description` is no sentence: it does not end with a full stop.');
  return problems;
}
