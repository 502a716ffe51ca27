import { getRequestConfig } from 'next-intl/server';
import { locale as localeParam } from 'next/root-params';
import { sitePaths } from '@/lib/site/paths.ts';
import { loadMessages, type Messages } from './messages.ts';

const read = new Map<string, Messages>();

/** next-intl calls this for every render. The locale is the first segment of the route. */
export default getRequestConfig(async () => {
  const locale = await localeParam();
  return { locale, messages: messagesOf(locale), timeZone: 'UTC' };
});

/**
 * The preview reads the messages each time, because a writer may change them. A build reads them
 * once.
 */
function messagesOf(locale: string): Messages {
  if (!process.env.PORTAL_BUILD) return loadMessages(sitePaths(), locale);
  const messages = read.get(locale) ?? loadMessages(sitePaths(), locale);
  read.set(locale, messages);
  return messages;
}
