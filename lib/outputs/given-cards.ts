import { givenHref } from '@/lib/docs/given-href.ts';
import { isObject, isString } from '@/lib/text/guards.ts';
import type { CopyContext } from './copy-context.ts';
import type { CopyLink } from './markdown-nodes.ts';

/**
 * The cards that a page gives `<DocCard>` and `<DocCardList>`. Those that lead nowhere are left out.
 * @param json their entries, as lib/mdx/remark-plain-tree.ts keeps them
 */
export function givenCards(json: string, { link }: Pick<CopyContext, 'link'>): CopyLink[] {
  const given: unknown = JSON.parse(json);
  return [given].flat().flatMap((item): CopyLink[] => {
    const target = givenHref(item);
    const href = target === undefined ? undefined : link(target);
    if (target === undefined || href === undefined || !isObject(item)) return [];
    const { label, description } = item;
    const title = isString(label) ? label : target;
    return [{ title, href, description: isString(description) ? description : undefined }];
  });
}
