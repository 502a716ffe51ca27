'use client';

import type { ComponentProps } from 'react';
import { missingAddress } from '@/components/navigation/missing-address.ts';
import { useBrowserValue } from '@/components/navigation/use-browser-value.ts';
import { QUERY_FIELD } from './query-field.ts';
import { wordsOfAddress } from './words-of-address.ts';

interface Props extends ComponentProps<'input'> {
  /** The words of the page's address are in the field at first. */
  ofAddress?: boolean;
}

/** A field that must be filled in before its form is sent. */
export function LargeSearchField({ ofAddress = false, ...rest }: Props) {
  const words = useBrowserValue(
    () =>
      ofAddress
        ? wordsOfAddress((missingAddress(location) ?? new URL(location.href)).pathname)
        : '',
    '',
  );
  return <input key={words} defaultValue={words} required {...QUERY_FIELD} {...rest} />;
}
