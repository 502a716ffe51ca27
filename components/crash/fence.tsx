import { getTranslations } from 'next-intl/server';
import type { ComponentProps } from 'react';
import { CrashBoundary } from './crash-boundary.tsx';

/** A crash boundary with its words, for use on the server. */
export async function Fence({ kind, file, children }: Pick<ComponentProps<typeof CrashBoundary>, 'kind' | 'file' | 'children'>) {
  const t = await getTranslations('states');
  const words = {
    title: t('crashed'),
    advice: t('crashAdvice'),
    partCrashed: t('partCrashed'),
    tryAgain: t('tryAgain'),
    cause: t('cause'),
    pageTitle: t('pageError'),
    loadFailed: t('loadFailed'),
    retry: t('retry'),
    technicalDetails: t('technicalDetails'),
  };
  return (
    <CrashBoundary kind={kind} file={file} words={words}>
      {children}
    </CrashBoundary>
  );
}
