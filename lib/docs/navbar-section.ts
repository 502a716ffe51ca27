import type { Problem } from '@/lib/content/problem.ts';
import type { DocsSection } from './versions.ts';

/** A mistake in an item of the navbar, with what its line has. */
export class NavbarMistake extends Error {
  override name = 'NavbarMistake';
  constructor(
    message: string,
    readonly at: Pick<Problem, 'key' | 'written'>,
  ) {
    super(message);
  }
}

/**
 * The section with a path; without a path, the only section.
 * @throws Error with the known sections
 */
export function oneSection(
  sections: readonly DocsSection[],
  path: string | undefined,
): DocsSection {
  const names = sections.map((section) => `"${section.path}"`).join(', ');
  const [first, ...others] = sections;
  if (path === undefined && first && others.length === 0) return first;
  const found = sections.find((section) => section.path === path);
  if (!found)
    throw new NavbarMistake(
      path === undefined
        ? `Say with \`section\` which one is meant: ${names}.`
        : `There is no section "${path}". Sections: ${names}.`,
      path === undefined ? {} : { key: 'section', written: path },
    );
  return found;
}

/** The one section that has something; undefined when no section has it. */
export function only(
  owners: readonly DocsSection[],
  wanted: string,
  at: NavbarMistake['at'],
): DocsSection | undefined {
  if (owners.length > 1)
    throw new NavbarMistake(
      `${wanted} is in several sections: ${owners.map(({ path }) => `"${path}"`).join(', ')}. Say with \`section\` which one is meant.`,
      at,
    );
  return owners[0];
}
