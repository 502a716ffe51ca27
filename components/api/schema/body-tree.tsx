'use client';

import { useOperation } from '../builder/operation-state.tsx';
import { SchemaTree, type SchemaWords } from './schema-tree.tsx';

/**
 * The schema of a request body. Choosing one of its options puts the option's example into the
 * form.
 */
export function BodyTree({ html, words, id }: { html: string; words: SchemaWords; id: string }) {
  const { act } = useOperation();
  return (
    <SchemaTree
      html={html}
      words={words}
      id={id}
      onChoose={(label) => act({ type: 'variant', label })}
    />
  );
}
