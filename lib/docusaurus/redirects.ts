import type { SiteConfigInput } from '@/lib/site/config-schema.ts';
import { webAddress } from '@/lib/site/web-address.ts';
import { ownFunction, type OwnFunction } from './own-function.ts';
import { entriesOf } from './plugin-entries.ts';
import type { Report } from './report.ts';
import { list, record, text, texts, type Values } from './values.ts';

/** Redirects of the plugin for them that depend on the pages of the site. */
export interface PageRedirects {
  /** Returns old paths of the page at a path. */
  createRedirects?: OwnFunction;
  /** `/page.<extension>` leads to `/page`. */
  fromExtensions: string[];
  /** `/page` leads to `/page.<extension>`. */
  toExtensions: string[];
}

const pluginOptions = (config: Values): Values | undefined =>
  entriesOf(config.plugins).find(({ name }) => name.includes('client-redirects'))?.options;

/** The redirects that the configuration lists. */
export const listedRedirects = (
  config: Values,
  report: Report,
): NonNullable<SiteConfigInput['redirects']> =>
  list(pluginOptions(config)?.redirects).flatMap((entry) => {
    const { from, to } = record(entry);
    const target = text(to);
    if (target === undefined || !(target.startsWith('/') || webAddress.safeParse(target).success)) {
      report.setting(
        /\bredirects\b/,
        `The redirect to ${String(to)} is left out: redirects lead to a path or a web address.`,
      );
      return [];
    }
    return [from].flat().flatMap((one) => {
      const path = text(one);
      return path === undefined ? [] : [{ from: path.replace(/^\/?/, '/'), to: target }];
    });
  });

/** What the configuration has for redirects of all pages, if it has something. */
export function pageRedirects(config: Values, report: Report): PageRedirects | undefined {
  const options = record(pluginOptions(config));
  const rules = {
    createRedirects: ownFunction(options, 'createRedirects', report),
    // Every page is answered with this extension, too.
    fromExtensions: texts(options.fromExtensions).filter((extension) => extension !== 'html'),
    toExtensions: texts(options.toExtensions),
  };
  return rules.createRedirects || rules.fromExtensions.length > 0 || rules.toExtensions.length > 0
    ? rules
    : undefined;
}
