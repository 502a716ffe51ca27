import type { CodeSettings } from '@/lib/site/code-schema.ts';
import { setLanguageAliases } from './code-languages.ts';
import { setMagicComments } from './magic-comments.ts';

/** Sets how the site writes code (setting `code`) for this process, which compiles one site. */
export function setCodeSettings({ languageAliases, magicComments }: CodeSettings): void {
  setLanguageAliases(languageAliases);
  setMagicComments(magicComments);
}
