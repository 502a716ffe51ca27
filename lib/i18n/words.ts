import { createTranslator } from 'next-intl';
import type { ModelInput } from '@/lib/docs/build-model.ts';
import type { SitePaths } from '@/lib/site/paths.ts';
import { loadMessages } from './messages.ts';

/** The interface texts of a locale, outside of a page: `t('docs.tags')`. */
export type Words = ReturnType<typeof words>;

export const words = (paths: Pick<SitePaths, 'repository' | 'site'>, locale: string) => createTranslator({ locale, messages: loadMessages(paths, locale) });

/** Titles of generated pages for the model, from the interface texts. */
export function modelWords(paths: SitePaths): ModelInput['words'] {
  return (locale) => {
    const t = words(paths, locale);
    return {
      tags: t('docs.tags'),
      taggedWith: (count, tag) => t('docs.taggedWith', { count, tag }),
      notFound: t('notFound.title'),
    };
  };
}
