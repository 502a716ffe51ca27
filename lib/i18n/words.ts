import { createTranslator } from 'next-intl';
import type { ModelInput } from '@/lib/docs/build-model.ts';
import type { SitePaths } from '@/lib/site/paths.ts';
import { loadMessages } from './messages.ts';

/** Titles of generated pages for the model, from the interface texts. */
export function modelWords(paths: SitePaths): ModelInput['words'] {
  return (locale) => {
    const messages = loadMessages(paths, locale);
    const t = createTranslator({ locale, messages });
    return {
      tags: t('docs.tags'),
      taggedWith: (count, tag) => t('docs.taggedWith', { count, tag }),
      notFound: t('notFound.title'),
      overview: t('api.overview'),
      untagged: t('api.untagged'),
    };
  };
}
