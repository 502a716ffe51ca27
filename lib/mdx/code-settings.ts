import type { CodeSettings } from '@/lib/site/code-schema.ts';
import { setLanguageAliases } from './code-languages.ts';
import { setMagicComments } from './magic-comments.ts';
import { setCommandTabs } from './remark-code-tabs.ts';

/** Sets how the site writes code (setting `code`) for this process, which compiles one site. */
export function setCodeSettings({ languageAliases, magicComments, npm2yarn }: CodeSettings): void {
  setLanguageAliases(languageAliases);
  setMagicComments(magicComments);
  setCommandTabs(npm2yarn);
}
