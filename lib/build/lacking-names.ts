import type { Message } from 'esbuild';
import { isDocusaurusModule } from './docusaurus-modules.ts';

/** Names that components of a site import from modules of Docusaurus and that are not here. */
export type LackingNames = Map<string, Set<string>>;

const LACKING = /^No matching export in "docusaurus:([^"]+)" for import "([^"]+)"$/;

/**
 * Adds the names that a bundle has failed for.
 * @returns what is said of them; undefined if it has failed for other reasons too
 */
export function addLacking(
  names: LackingNames,
  errors: readonly Message[],
): Pick<Message, 'text' | 'location'>[] | undefined {
  const found = errors.map(({ text, location }) => ({ match: LACKING.exec(text), location }));
  if (found.some(({ match }) => match === null)) return undefined;
  return found.flatMap(({ match, location }) => {
    const [, module = '', name = ''] = match ?? [];
    names.set(module, (names.get(module) ?? new Set()).add(name));
    const text = `\`${name}\` of ${module} has no counterpart here, so it gives nothing. Remove it, or what depends on it is not shown.`;
    // Of a module that is not here at all, that is said.
    return isDocusaurusModule(module) ? [{ text, location }] : [];
  });
}
