import { isAdmonitionKind } from '@/lib/mdx/admonition-kinds.ts';
import type { SiteConfigInput } from '@/lib/site/config-schema.ts';
import { PLUGIN_LISTS } from '@/lib/site/plugin-settings.ts';
import { isPath } from './missing-import.ts';
import { ownPlugins, type OwnPlugin } from './own-plugins.ts';
import type { Report } from './report.ts';
import { record, texts, type Values } from './values.ts';

/**
 * Reports the options of a docs plugin that have no effect.
 * @param failure why no package of the site could be loaded
 */
export function reportOptions(options: Values, report: Report, failure?: string): void {
  const say = (key: string, message: string) => report.setting(new RegExp(`\\b${key}\\b`), message);
  for (const key of PLUGIN_LISTS)
    for (const plugin of ownPlugins(options, key)) {
      const reason = whyNotRun(plugin, failure);
      if (reason !== undefined) say(key, `${plugin.label} is left out, because ${reason}`);
    }
  for (const key of Object.keys(options).filter((option) => option.endsWith('Component')))
    say(key, `\`${key}\` has no effect: pages have the layout of the portal.`);
  if (options.admonitions === false)
    say('admonitions', '`admonitions: false` has no effect: `:::note` is always a box.');
  if (record(options.admonitions).extendDefaults === false)
    say(
      'extendDefaults',
      '`extendDefaults` has no effect: the kinds of Docusaurus are always boxes.',
    );
  if (options.onInlineTags !== undefined && options.onInlineTags !== 'ignore')
    say(
      'onInlineTags',
      '`onInlineTags` has no effect: tags that are not in tags.yml are taken as they are.',
    );
  if (![undefined, null, 'tags.yml'].includes(options.tags as string | undefined))
    say('tags', '`tags` has no effect: words about tags are read from tags.yml, if it is there.');
  if (options.breadcrumbs === false)
    say('breadcrumbs', '`breadcrumbs` has no effect: each page shows where it is in the sidebar.');
  if (options.showLastUpdateAuthor === true)
    say(
      'showLastUpdateAuthor',
      '`showLastUpdateAuthor` has no effect: an author is shown where front matter `last_update` names one.',
    );
  if (Object.values(record(options.versions)).some((one) => record(one).className !== undefined))
    say('className', '`className` has no effect: styles of the site for a version are not used.');
}

/** Why a plugin is left out; undefined if it is not. */
function whyNotRun({ run, missing }: OwnPlugin, failure?: string): string | undefined {
  if (run === undefined && missing === undefined)
    return 'it is not a function. Import the plugin, and write its name here.';
  if (failure !== undefined)
    return `packages of the site cannot be loaded: ${failure}. Correct that, or run \`npm install\` in the folder of the site.`;
  // A file that is not there has been named with its import (missing-import.ts).
  if (missing === undefined || isPath(missing)) return undefined;
  return `${missing} is not there. Run \`npm install\` in the folder of the site.`;
}

/** The kinds of boxes that the docs plugins of a site name. They look like `info`. */
export const ownBoxes = (all: readonly Values[]): SiteConfigInput['admonitionKinds'] =>
  Object.fromEntries(
    all
      .flatMap((options) => texts(record(options.admonitions).keywords))
      .filter((name) => !isAdmonitionKind(name))
      .map((name) => [name, {}]),
  );
