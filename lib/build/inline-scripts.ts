import { writeWhole } from '@/lib/site/write-whole.ts';
import type { SitePaths } from '@/lib/site/paths.ts';
import { inlineScriptFile, type InlineScript } from '@/lib/site/inline-script-file.ts';
import { bundleForBrowsers } from './bundle-for-browsers.ts';

/** Scripts that stand in the HTML, because they run before the application's have come. Each has its settings as `SETTINGS`. */
const ENTRIES: Readonly<Record<InlineScript, string>> = {
  'before-paint': 'components/first-paint/before-paint.ts',
  'scroll-sidebar': 'components/sidebar/scroll-sidebar.ts',
  'base-url': 'components/home/base-url-script.ts',
  'not-found-locale': 'components/frame/not-found-locale.ts',
};

const isInlineScript = (name: string): name is InlineScript => name in ENTRIES;

/** Bundles these scripts into the working folder. Before the pages are rendered, because they hold them. */
export async function writeInlineScripts(paths: SitePaths): Promise<void> {
  for (const name of Object.keys(ENTRIES).filter(isInlineScript))
    writeWhole(inlineScriptFile(paths, name), await bundleInlineScript(name, paths.repository));
}

/** The code of an inline script, small and in one line, without its settings. */
export async function bundleInlineScript(
  name: InlineScript,
  repository = process.cwd(),
): Promise<string> {
  const code = (await bundleForBrowsers(ENTRIES[name], repository)).trim();
  // It could end the element that it stands in.
  if (/<\/script|<!--/i.test(code))
    throw new Error(
      `${ENTRIES[name]} has “</script” or “<!--” in its code, which would end its element. Write it in two parts.`,
    );
  return code;
}
