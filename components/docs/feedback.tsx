import { getTranslations } from 'next-intl/server';
import { FeedbackForm } from './feedback-form.tsx';

/**
 * Asks whether the page was helpful. Without script there is no form, because the answer stays in
 * the browser.
 */
export async function Feedback() {
  const t = await getTranslations('docs');
  return (
    <FeedbackForm
      words={{ question: t('helpful'), yes: t('yes'), no: t('no'), thanks: t('thanks') }}
    />
  );
}
