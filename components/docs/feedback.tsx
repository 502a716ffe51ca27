import { getTranslations } from 'next-intl/server';
import { FeedbackForm } from './feedback-form.tsx';

/** Asks whether the page has helped. The answer stays in the browser, so without script there is nothing to ask. */
export async function Feedback() {
  const t = await getTranslations('docs');
  return (
    <FeedbackForm
      words={{ question: t('helpful'), yes: t('yes'), no: t('no'), thanks: t('thanks') }}
    />
  );
}
