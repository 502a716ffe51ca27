import { localize } from '@/lib/site/config-schema.ts';
import type { DocPage } from '@/lib/docs/types.ts';
import type { CompiledPage } from '@/lib/mdx/compile.ts';
import type { PageGiven } from '@/lib/mdx/imports/page-runtime.ts';
import { pageTools } from '@/lib/mdx/imports/page-tools.ts';
import { sitePaths } from '@/lib/site/paths.ts';
import { BASE_PATH } from '@/lib/site/base-path.ts';
import { codeTranslations } from './code-translations.ts';
import { imageAddress, publishedImage } from './image.ts';
import { getSite } from './site.ts';

/** What the code of a page can ask for, except the components that it imports. */
export function givenTo(
  page: DocPage,
  { imports, facts }: Pick<CompiledPage, 'imports' | 'facts'>,
): PageGiven {
  const { config } = getSite().model;
  const { locale, source, frontMatter } = page;
  const paths = sitePaths();
  return {
    imports,
    toc: facts.headings,
    frontMatter,
    tools: pageTools(
      BASE_PATH,
      {
        ...config.siteConfig,
        title: localize(config.title, locale, config.defaultLocale),
        tagline: localize(config.description, locale, config.defaultLocale),
        url: config.url,
        locale,
        locales: config.locales.map(({ code }) => code),
        defaultLocale: config.defaultLocale,
        customFields: config.customFields,
      },
      codeTranslations(locale),
    ),
    picture: (target) => {
      const image = publishedImage(paths, source, target);
      return image ? BASE_PATH + imageAddress(paths, image) : target;
    },
  };
}
