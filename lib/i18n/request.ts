import { getRequestConfig } from 'next-intl/server';
import { locale as localeParam } from 'next/root-params';
import { sitePaths } from '@/lib/site/paths.ts';
import { loadMessages } from './messages.ts';

/** next-intl asks this for every render: the locale is the first segment of the route. */
export default getRequestConfig(async () => {
  const locale = (await localeParam()) ?? 'en';
  return { locale, messages: loadMessages(sitePaths(), locale), timeZone: 'UTC' };
});
