import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '@/lib/content/encoding-problem.ts';
import { BuildError } from '@/lib/content/problem.ts';
import type { LocalizedText } from '@/lib/site/localized-text.ts';
import { isRecord, record, text } from './values.ts';

/** The translation files of a site: `i18n/<locale>/….json`. */
export class Translations {
  constructor(
    readonly site: string,
    /** Folder of each locale, relative to the site. */
    readonly folders: Readonly<Record<string, string>>,
    readonly defaultLocale: string,
  ) {}

  /** The messages of a file by locale and key. */
  messages(file: string): Record<string, Record<string, string>> {
    return Object.fromEntries(
      Object.entries(this.folders).flatMap(([locale, folder]) => {
        const found = this.#read(`${folder}/${file}`);
        return Object.keys(found).length > 0 ? [[locale, found]] : [];
      }),
    );
  }

  /** A text with the translations that a file has for a key. */
  localized(file: string, key: string, original: string): LocalizedText {
    const found = Object.entries(this.messages(file)).flatMap(([locale, messages]) =>
      messages[key] === undefined ? [] : [[locale, messages[key]] as const],
    );
    return found.length === 0
      ? original
      : { [this.defaultLocale]: original, ...Object.fromEntries(found) };
  }

  #read(file: string): Record<string, string> {
    if (!existsSync(join(this.site, file))) return {};
    try {
      const given: unknown = JSON.parse(readText(join(this.site, file), file));
      return Object.fromEntries(
        Object.entries(record(given)).flatMap(([key, value]) => {
          const message = text(isRecord(value) ? value.message : value);
          return message === undefined ? [] : [[key, message]];
        }),
      );
    } catch (error) {
      if (error instanceof BuildError) throw error;
      throw new BuildError('The Docusaurus site cannot be read.', [
        { file, severity: 'error', message: `does not parse: ${String(error)}` },
      ]);
    }
  }
}
