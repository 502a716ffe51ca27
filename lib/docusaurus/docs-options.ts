import { foreignPlugins } from './remark-plugins.ts';
import type { Report } from './report.ts';
import { isRecord, list, record, type Values } from './values.ts';

/** Lists of plugins for texts. */
const PLUGINS = [
  ...['beforeDefaultRemarkPlugins', 'remarkPlugins'],
  ...['beforeDefaultRehypePlugins', 'rehypePlugins', 'recmaPlugins'],
];

/** Reports the options of a docs plugin that have no effect. */
export function reportOptions(options: Values, report: Report): void {
  const say = (key: string, message: string) => report.setting(new RegExp(`\\b${key}\\b`), message);
  for (const key of PLUGINS) {
    const foreign = foreignPlugins(options[key]);
    if (foreign.length > 0)
      say(
        key,
        `\`${key}\` are not run: ${foreign.join(', ')}. Math, diagrams, admonitions, tabs and npm2yarn are built in; for anything else write a component.`,
      );
  }
  for (const key of Object.keys(options).filter((option) => option.endsWith('Component')))
    say(key, `\`${key}\` has no effect: pages have the layout of the portal.`);
  if (ownAdmonitions(options.admonitions))
    say('admonitions', '`admonitions` has no effect: pages have the admonitions of the portal.');
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

/** Whether an option asks for other admonitions than those of Docusaurus. */
const ownAdmonitions = (given: unknown): boolean =>
  given === false ||
  (isRecord(given) && (list(given.keywords).length > 0 || given.extendDefaults === false));
