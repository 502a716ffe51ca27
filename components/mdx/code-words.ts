import { getTranslations } from 'next-intl/server';
import { cache } from 'react';

/**
 * The texts of a code block's buttons. They are one object for all blocks of a page, so React
 * writes them into the page's data once.
 */
export const codeWords = cache(async () => {
  const t = await getTranslations('content');
  return { copyCode: t('copyCode'), copied: t('copied'), wrapCode: t('wrapCode') };
});
