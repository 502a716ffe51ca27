'use client';

import { createContext, startTransition, use, useEffect, useState, type ReactNode } from 'react';
import { SchemaTree, type SchemaWords } from './schema-tree.tsx';

const Trees = createContext<Readonly<Record<string, string>>>({});

/** The trees of all responses by id: one that several statuses share is in the page once. */
export function ResponseTrees({
  trees,
  children,
}: {
  trees: Readonly<Record<string, string>>;
  children: ReactNode;
}) {
  return <Trees value={trees}>{children}</Trees>;
}

/** The first place of a tree, with its id. */
export function ResponseTree({ id, words }: { id: string; words: SchemaWords }) {
  return <SchemaTree html={use(Trees)[id] ?? ''} words={words} id={id} />;
}

/**
 * A further place of a tree: a link to the first place in the HTML, the tree itself after
 * hydration. Its tab is not selected then, so nothing on the page moves.
 */
export function SameTree({ id, label, words }: { id: string; label: string; words: SchemaWords }) {
  const trees = use(Trees);
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return hydrated ? (
    <SchemaTree html={trees[id] ?? ''} words={words} />
  ) : (
    <a href={`#${id}`}>{label}</a>
  );
}
