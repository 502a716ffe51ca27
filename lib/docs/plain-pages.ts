import type { SourceTree } from '@/lib/content/source-tree.ts';
import { localize, type SiteConfig } from '@/lib/site/config-schema.ts';
import { trainingOf } from './courses.ts';
import { TRAINING_PATH } from './training-path.ts';
import type { HomePage, Page, PlainPage, TrainingPage } from './types.ts';
import { recordId } from './urls.ts';

/**
 * The pages outside all sections: home, search, training (if there is a `training.yaml`) and 404.
 */
export function plainPages(
  config: SiteConfig,
  tree: SourceTree,
  locale: string,
  words: { notFound: string; search: string },
): Page[] {
  const home: HomePage = {
    kind: 'home',
    id: recordId('/', locale, 'home'),
    path: '/',
    locale,
    keywords: null,
    title: localize(config.title, locale, config.defaultLocale),
    description: localize(config.description, locale, config.defaultLocale),
  };
  const search: PlainPage = {
    kind: 'search',
    id: recordId('/search', locale, 'search'),
    path: '/search',
    locale,
    keywords: null,
    title: words.search,
  };
  const notFound: PlainPage = {
    kind: 'not-found',
    id: recordId('/404', locale, 'not-found'),
    path: '/404',
    locale,
    keywords: null,
    title: words.notFound,
  };
  return [home, search, ...trainingPage(config, tree, locale), notFound];
}

/** Without a translation, the training page of the default locale. */
function trainingPage(config: SiteConfig, tree: SourceTree, locale: string): TrainingPage[] {
  const content = trainingOf(tree, locale, config.defaultLocale);
  if (!content) return [];
  const { title, description } = content;
  return [
    {
      kind: 'training',
      id: recordId(TRAINING_PATH, locale, 'training'),
      path: TRAINING_PATH,
      locale,
      keywords: null,
      title,
      description,
      content,
    },
  ];
}
