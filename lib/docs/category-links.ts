import type { Problem } from '@/lib/content/problem.ts';
import { nearDocument } from './near-targets.ts';
import { walkSidebar } from './sidebar.ts';
import type { SidebarInput } from './sidebar-input.ts';
import type { SidebarItem } from './sidebar-types.ts';

type Named = Pick<SidebarInput, 'entries' | 'categoryFile'>;

/** A category file names a document that is not there. */
export function noDocument(input: Named, folder: string, id: string): Problem {
  const ids = input.entries.map((entry) => entry.id);
  const message = `there is no document "${id}" in this section.${nearDocument(id, ids)}`;
  return linkProblem(input, folder, id, message);
}

/** Category files of a sidebar made of folders that name the page of another category. */
export function sharedPages(
  input: Named & Pick<SidebarInput, 'meta'>,
  sidebar: readonly SidebarItem[],
): Problem[] {
  const owners = new Map<string, string>();
  const problems: Problem[] = [];
  walkSidebar(sidebar, (item) => {
    if (item.type !== 'category' || item.path === undefined) return;
    const link = input.meta.get(item.key)?.link;
    const owner = owners.get(item.path);
    if (owner === undefined) owners.set(item.path, item.key);
    else if (link?.type === 'doc') problems.push(sharedPage(input, item.key, link.id, owner));
  });
  return problems;
}

function sharedPage(input: Named, folder: string, id: string, owner: string): Problem {
  const circular = folder.startsWith(`${owner}/`)
    ? ', which contains this category: the link is circular'
    : '';
  const message = `"${id}" is already the page of the category "${owner}"${circular}. Give this category a page of its own, or \`"link": null\`.`;
  return linkProblem(input, folder, id, message);
}

const linkProblem = (
  { categoryFile }: Named,
  folder: string,
  id: string,
  message: string,
): Problem => ({
  file: `content/${categoryFile(folder)}`,
  key: 'id',
  written: id,
  severity: 'error',
  message: `\`link.id\`: ${message}`,
});
