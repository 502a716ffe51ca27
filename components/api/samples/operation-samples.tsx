'use client';

import { useMemo } from 'react';
import type { OwnSample } from '@/lib/openapi/pages/data.ts';
import { operationSamples } from '@/lib/openapi/samples/operation-samples.ts';
import { useOperation } from '../builder/operation-state.tsx';
import type { SampleWords } from './sample-words.ts';
import { Samples } from './samples.tsx';

/**
 * The samples of the operation at hand. They are made from its facts here, so only the HTML holds
 * their code.
 */
export function OperationSamples({
  own,
  isLarge = false,
  words,
}: {
  /** Samples from the document. */
  own: readonly OwnSample[];
  /** The document has hundreds of such pages. */
  isLarge?: boolean;
  words: SampleWords;
}) {
  const { data } = useOperation();
  const samples = useMemo(() => {
    const credentials = data.combinations.flatMap(({ schemes }) =>
      schemes.flatMap(({ credential }) => (credential ? [credential] : [])),
    );
    return operationSamples({ ...data, credentials }, own, words.otherSamples);
  }, [data, own, words.otherSamples]);
  return <Samples samples={samples} isLarge={isLarge} words={words} />;
}
