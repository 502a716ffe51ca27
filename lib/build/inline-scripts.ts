import { writeWhole } from '@/lib/site/write-whole.ts';
import type { SitePaths } from '@/lib/site/paths.ts';
import { inlineScriptFile, type InlineScript } from '@/lib/site/inline-script-file.ts';
import { bundleForBrowsers } from './bundle-for-browsers.ts';

/**
 * Scripts inlined in the HTML, because they must run before the application's scripts. Each reads
 * its settings from `SETTINGS`.
 */
const ENTRIES: Readonly<Record<InlineScript, string>> = {
  'before-paint': 'components/first-paint/before-paint.ts',
  announcement: 'components/announcement/announcement-before-paint.ts',
  'scroll-sidebar': 'components/sidebar/scroll-sidebar.ts',
  'base-url': 'components/home/base-url-script.ts',
  'not-found-locale': 'components/frame/not-found-locale.ts',
};

const isInlineScript = (name: string): name is InlineScript => name in ENTRIES;

/** Bundles the inline scripts into the working folder. Must run before the pages are rendered. */
export async function writeInlineScripts(paths: SitePaths): Promise<void> {
  for (const name of Object.keys(ENTRIES).filter(isInlineScript))
    writeWhole(inlineScriptFile(paths, name), await bundleInlineScript(name, paths.repository));
}

/** The minified code of an inline script, without its settings. */
export async function bundleInlineScript(
  name: InlineScript,
  repository = process.cwd(),
): Promise<string> {
  const code = (await bundleForBrowsers(ENTRIES[name], repository)).trim();
  // This would end the script element.
  if (/<\/script|<!--/i.test(code))
    throw new Error(
      `${ENTRIES[name]} has “</script” or “<!--” in its code, which would end its element. Write it in two parts.`,
    );
  return code;
}
