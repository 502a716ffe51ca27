'use client';

import { createContext, useContext, useEffect, type ReactNode } from 'react';
import type { CrashWords } from './crash-page.tsx';
import { knownWords } from './known-words.ts';

const CrashWordsContext = createContext<CrashWords | undefined>(undefined);

/** Provides crash boundaries with their texts, so that a crash needs no request. */
export function CrashWordsProvider({
  words,
  children,
}: {
  words: CrashWords;
  children: ReactNode;
}) {
  useEffect(() => knownWords.keep(words), [words]);
  return <CrashWordsContext value={words}>{children}</CrashWordsContext>;
}

/** @throws outside CrashWordsProvider, which is in the locale's layout */
export function useCrashWords(): CrashWords {
  const words = useContext(CrashWordsContext);
  if (!words)
    throw new Error(
      'There are no words for a crash here: put this inside <CrashWordsProvider> (app/[locale]/layout.tsx).',
    );
  return words;
}
