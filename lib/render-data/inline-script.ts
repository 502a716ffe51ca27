import { readFileSync } from 'node:fs';
import { inlineScriptFile, type InlineScript } from '@/lib/site/inline-script-file.ts';
import { sitePaths } from '@/lib/site/paths.ts';
import { withSettings } from '@/lib/text/with-settings.ts';

const known = new Map<InlineScript, string>();

/** The code of an inline script with its settings. */
export function inlineScript(name: InlineScript, settings: unknown): string {
  const code = known.get(name) ?? readFileSync(inlineScriptFile(sitePaths(), name), 'utf8');
  known.set(name, code);
  return withSettings(code, settings);
}
