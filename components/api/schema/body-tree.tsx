'use client';

import { useOperation } from '../builder/operation-state.tsx';
import { variantKey } from '@/lib/openapi/request/variant-key.ts';
import { SchemaTree, type SchemaWords } from './schema-tree.tsx';
import type { TreeSource } from './tree-source.ts';

/**
 * The schema of a request body. Choosing one of its options puts the option's example into the
 * form.
 */
export function BodyTree({
  html,
  words,
  id,
  place,
}: {
  html: TreeSource;
  words: SchemaWords;
  id: string;
  place: string;
}) {
  const { act } = useOperation();
  return (
    <SchemaTree
      html={html}
      words={words}
      id={id}
      place={place}
      onChoose={(row, label) =>
        act({ type: 'variant', key: variantKey(row.slice(place.length + 1), label) })
      }
    />
  );
}
