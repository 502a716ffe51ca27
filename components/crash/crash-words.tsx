'use client';

import { createContext, useContext, useEffect, type ReactNode } from 'react';
import type { CrashWords } from './crash-page.tsx';
import { knownWords } from './known-words.ts';

const CrashWordsContext = createContext<CrashWords | undefined>(undefined);

/** Gives crash boundaries their words, once for a page: no texts are loaded for a crash. */
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

/** @throws outside CrashWordsProvider, which the locale's layout has */
export function useCrashWords(): CrashWords {
  const words = useContext(CrashWordsContext);
  if (!words)
    throw new Error(
      'There are no words for a crash here: put this inside <CrashWordsProvider> (app/[locale]/layout.tsx).',
    );
  return words;
}
