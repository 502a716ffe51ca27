import { decoded } from '@/lib/text/decoded.ts';

/** What search pages of other sites leave at the end of a name. */
const EXTENSION = /\.(?:html?|mdx?|php|aspx?|jsp)$/i;

/**
 * The words of the last name in an address, as a question for the search: “azure iot hub” of
 * `/EdgeLink/Cloud/azure-iot-hub.html`. Names that say nothing (`index`, `404`) do not count.
 * @param pathname percent escapes may be in it
 */
export function wordsOfAddress(pathname: string): string {
  const names = pathname.split('/').map((name) =>
    decoded(name)
      .replace(EXTENSION, '')
      .replace(/[-_+.\s]+/g, ' ')
      .trim(),
  );
  const name = names.findLast((text) => !/^(?:index|404|)$/i.test(text)) ?? '';
  return name.slice(0, 100);
}
