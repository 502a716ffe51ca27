'use client';

import { createContext, startTransition, use, useEffect, useState, type ReactNode } from 'react';
import { hashTarget } from '@/components/navigation/hash-target.ts';
import { reveal } from './reveal.ts';
import { SchemaTree, type SchemaWords } from './schema-tree.tsx';
import type { TreeSource } from './tree-source.ts';

const Trees = createContext<Readonly<Record<string, TreeSource>>>({});

/** The trees of all responses by id: one that several statuses share is in the page once. */
export function ResponseTrees({
  trees,
  children,
}: {
  trees: Readonly<Record<string, TreeSource>>;
  children: ReactNode;
}) {
  return <Trees value={trees}>{children}</Trees>;
}

/** The first place of a tree, with its id. */
export function ResponseTree({
  id,
  place,
  words,
}: {
  id: string;
  place: string;
  words: SchemaWords;
}) {
  return <SchemaTree html={use(Trees)[id] ?? ''} words={words} id={id} place={place} />;
}

/**
 * A further place of a tree: a link to the first place in the HTML, the tree itself after
 * hydration. Its tab is not selected then, so nothing on the page moves.
 */
export function SameTree({
  id,
  place,
  label,
  words,
}: {
  id: string;
  place: string;
  label: string;
  words: SchemaWords;
}) {
  const trees = use(Trees);
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  useEffect(() => {
    // The address can lead to a row that has just been made.
    const target = hashTarget(location.hash);
    if (hydrated && target?.startsWith(`${place}-`)) reveal(target);
  }, [hydrated, place]);
  return hydrated ? (
    <SchemaTree html={trees[id] ?? ''} words={words} place={place} />
  ) : (
    <a href={`#${id}`}>{label}</a>
  );
}
