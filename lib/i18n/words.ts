import { createTranslator } from 'next-intl';
import type { ModelInput } from '@/lib/docs/build-model.ts';
import type { ApiWords } from '@/lib/openapi/html/words.ts';
import type { SitePaths } from '@/lib/site/paths.ts';
import { loadMessages } from './messages.ts';

/** The interface texts of a locale, outside of a page: `t('docs.tags')`. */
export type Words = ReturnType<typeof words>;

export const words = (paths: Pick<SitePaths, 'repository' | 'site'>, locale: string) =>
  createTranslator({ locale, messages: loadMessages(paths, locale) });

/** Titles of generated pages for the model, from the interface texts. */
export function modelWords(paths: SitePaths): ModelInput['words'] {
  return (locale) => {
    const t = words(paths, locale);
    return {
      tags: t('docs.tags'),
      taggedWith: (count, tag) => t('docs.taggedWith', { count, tag }),
      notFound: t('notFound.title'),
      overview: t('api.overview'),
      untagged: t('api.untagged'),
      models: t('api.models'),
      search: t('search.pageTitle'),
    };
  };
}

/**
 * The words of the API reference by locale, for the parts of its pages that are generated before
 * Next renders them.
 */
export function apiWords(paths: SitePaths): (locale: string) => ApiWords {
  return (locale) => {
    const t = createTranslator({ locale, messages: loadMessages(paths, locale), namespace: 'api' });
    // A large document asks for the same few words in a million rows.
    const known = new Map<string, string>();
    return (key, values) => {
      const name = values === undefined ? key : `${key} ${JSON.stringify(values)}`;
      const text = known.get(name) ?? t(key, values as never);
      known.set(name, text);
      return text;
    };
  };
}
