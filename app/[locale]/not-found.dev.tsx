import { getLocale } from 'next-intl/server';
import { NotFound } from '@/components/frame/not-found.tsx';

/** Unknown paths in the preview; the export has a 404.html for each locale (see lib/docs/build-model.ts). */
export default async function LocaleNotFound() {
  return <NotFound locale={await getLocale()} />;
}
