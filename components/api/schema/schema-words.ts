import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { pickWords } from '../words.ts';

/**
 * Texts of schema trees, which the server passes on. They are one object for all trees of a page,
 * so React writes them into the page's data once.
 */
export const schemaWords = cache(async () =>
  pickWords(
    ['loading', 'loadFailed', 'linkCopied', 'expandAll', 'collapseAll'],
    await getTranslations('api'),
  ),
);
