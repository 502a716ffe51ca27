import { scopeOf, type SearchManifest } from '@/lib/search/manifest.ts';
import type { SearchRequest } from '@/lib/search/protocol.ts';

/** Where to look: one context or all of them, in the current version or an older one. */
export interface SearchScope {
  context?: string;
  version?: string;
}

/** The scope is a function because it depends on the manifest, which is loaded later. */
export type SearchQuestion = Omit<SearchRequest, 'id' | 'groups' | 'elsewhere'> & {
  scope: () => SearchScope;
  /** How many pages of other contexts are wanted as well. */
  elsewhere?: number;
};

/** A question as the worker understands it. */
export function requestOf(
  { scope, elsewhere, ...rest }: SearchQuestion,
  manifest: SearchManifest,
  id: number,
): SearchRequest {
  const { context, version } = scope();
  const groups = groupsOf(manifest, context, version);
  const others = groupsOf(manifest, undefined, version).filter((group) => !groups.includes(group));
  return {
    ...rest,
    id,
    groups,
    ...(elsewhere !== undefined && others.length > 0
      ? { elsewhere: { groups: others, limit: elsewhere } }
      : {}),
  };
}

const groupsOf = (manifest: SearchManifest, context?: string, version?: string): string[] =>
  scopeOf(manifest.contexts, context, version).map(({ group }) => group);
