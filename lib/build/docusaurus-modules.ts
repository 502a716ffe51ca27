import { DOCS_HOOKS, GLOBAL_DATA_HOOKS } from '@/lib/docusaurus/docs-hooks.ts';
import { codeTranslations } from '@/lib/render-data/code-translations.ts';
import type { SiteConfig } from '@/lib/site/config-schema.ts';
import type { SitePaths } from '@/lib/site/paths.ts';
import { siteLocales, siteValues } from '@/lib/site/site-values.ts';
import { DOCS_DATA_FILE } from './site-modules-file.ts';

const FOLDER = '@/components/docusaurus';
const PARTS = `${FOLDER}/in-components.tsx`;
const CARDS = `${FOLDER}/doc-cards.tsx`;
const COMMON = `${FOLDER}/theme-common.tsx`;
const DOCS = `${FOLDER}/site-docs-hooks.ts`;
const HISTORY = `${FOLDER}/use-history.ts`;
const PICTURES = `${FOLDER}/pictures.tsx`;
const TEXTS = `${FOLDER}/site-texts.tsx`;
const STAND_IN = `${FOLDER}/stand-in.ts`;
const PAGE_HOOKS = `${FOLDER}/page-hooks.tsx`;
/** With this a component asks for the whole sidebar of the page that shows it. */
export const ASKS_SIDEBAR = `${FOLDER}/sidebar-hook.ts`;
/** With these a component asks about that page. */
export const ASKS_PAGE: readonly string[] = [CARDS, PAGE_HOOKS, ASKS_SIDEBAR];

const CONTEXT = '@docusaurus/useDocusaurusContext';
const DOCS_CLIENT = '@docusaurus/plugin-content-docs/client';
const GLOBAL_DATA = '@docusaurus/useGlobalData';
const THEME_COMMON = '@docusaurus/theme-common';
const TRANSLATE = '@docusaurus/Translate';

const exported = (names: string, from: string): string => `export { ${names} } from '${from}';\n`;
const defaultOf = (name: string, from = PARTS): string => exported(`${name} as default`, from);

const COMMON_NAMES = [
  'Collapsible, ErrorCauseBoundary, HtmlClassNameProvider, PageMetadata, prefersReducedMotion',
  'useCollapsible, useEvent, useIsomorphicLayoutEffect, usePluralForm, usePrevious, useWindowSize',
].join(', ');

const SIDEBAR_HOOKS = exported(
  'useCurrentSidebarCategory, useCurrentSidebarSiblings, filterDocCardListItems',
  PAGE_HOOKS,
);

/** Hooks that answer from a file beside the modules, which all of them share. */
const docsModule = (exports: string): string => `import { siteDocsHooks } from '${DOCS}';
import data from '${DOCS_DATA_FILE}';
const { useGlobalData, ...hooks } = siteDocsHooks(data);
${exports}
`;

/** The modules of Docusaurus that components of a site may import, as code. */
const MODULES: Readonly<Record<string, string | ((site: Site) => string)>> = {
  '@docusaurus/BrowserOnly': defaultOf('BrowserOnly'),
  '@docusaurus/ErrorBoundary': defaultOf('ErrorBoundary', `${FOLDER}/error-boundary.tsx`),
  '@docusaurus/ExecutionEnvironment': defaultOf('ExecutionEnvironment'),
  '@docusaurus/Head': defaultOf('Head'),
  // An `<Interpolate>` is a `<Translate>` whose text is not translated.
  '@docusaurus/Interpolate': `import { siteTexts } from '${TEXTS}';
const { Translate } = siteTexts({});
export { Translate as default };
${exported('interpolate', '@/lib/text/interpolate.ts')}`,
  '@docusaurus/Link': defaultOf('Link'),
  [TRANSLATE]: translateModule,
  [DOCS_CLIENT]:
    docsModule(`export const { ${DOCS_HOOKS.join(', ')} } = hooks;`) +
    exported('useDoc', PAGE_HOOKS) +
    exported('useDocsSidebar', ASKS_SIDEBAR) +
    SIDEBAR_HOOKS,
  [GLOBAL_DATA]: docsModule(`export default useGlobalData;
export const { ${GLOBAL_DATA_HOOKS.slice(1).join(', ')} } = hooks;`),
  '@docusaurus/isInternalUrl': defaultOf('isInternalUrl'),
  '@docusaurus/router':
    exported('Link, useLocation', PARTS) +
    exported('useHistory', HISTORY) +
    exported('Redirect', `${FOLDER}/redirect.tsx`) +
    exported('matchPath', `${FOLDER}/match-path.ts`),
  [THEME_COMMON]: `import useDocusaurusContext from '${CONTEXT}';
export const useThemeConfig = () => useDocusaurusContext().siteConfig.themeConfig ?? {};
${exported('Details, useColorMode', PARTS)}${exported('ThemedComponent', PICTURES)}
${exported(COMMON_NAMES, COMMON)}${exported('ThemeClassNames', `${FOLDER}/theme-class-names.ts`)}${SIDEBAR_HOOKS}`,
  [`${THEME_COMMON}/Details`]: exported('Details', PARTS),
  '@docusaurus/useBaseUrl': exported('useBaseUrl as default, useBaseUrlUtils', PARTS),
  [CONTEXT]: contextModule,
  '@docusaurus/useIsBrowser': defaultOf('useIsBrowser'),
  '@docusaurus/useIsomorphicLayoutEffect': defaultOf('useIsomorphicLayoutEffect', COMMON),
  '@theme/Admonition': defaultOf('Admonition'),
  '@theme/CodeBlock': defaultOf('CodeBlock'),
  '@theme/Details': defaultOf('Details'),
  '@theme/DocCard': defaultOf('DocCard', CARDS),
  '@theme/DocCardList': defaultOf('DocCardList', CARDS),
  '@theme/Heading': defaultOf('Heading'),
  '@theme/IdealImage': defaultOf('IdealImage', PICTURES),
  '@theme/Layout': defaultOf('Layout'),
  '@theme/MDXComponents': defaultOf('MDXComponents', `${FOLDER}/mdx-components.tsx`),
  '@theme/TabItem': defaultOf('TabItem'),
  '@theme/Tabs': defaultOf('Tabs'),
  '@theme/ThemedImage': defaultOf('ThemedImage', PICTURES),
};

/** Whether components of a site may import a module of Docusaurus. */
export const isDocusaurusModule = (name: string): boolean => Object.hasOwn(MODULES, name);

interface Site {
  paths: Pick<SitePaths, 'site' | 'docusaurus'>;
  config: SiteConfig;
}

/**
 * The code of a module of Docusaurus, for the components of a site.
 * @param lacking names that it has in Docusaurus and not here
 */
export function docusaurusModule(name: string, site: Site, lacking: Iterable<string> = []): string {
  // With an export, what it lacks is an error, not undefined.
  const text = MODULES[name] ?? 'export {};';
  const standIns = [...lacking].map((one) => exported(`standIn as ${one}`, STAND_IN));
  return `${typeof text === 'string' ? text : text(site)}\n${standIns.join('')}`;
}

/** The site's facts, as `useDocusaurusContext()` gives them in the language of the page. */
function contextModule({ config }: Site): string {
  const codes = config.locales.map(({ code }) => code);
  const inLocale = (code: string) => ({
    siteConfig: { ...siteValues(config, code), baseUrl: `${process.env.BASE_PATH ?? ''}/` },
    siteMetadata: config.siteMetadata,
    i18n: siteLocales(config, code),
  });
  const contexts = Object.fromEntries(codes.map((code) => [code, inLocale(code)]));
  return `import { useLocale } from '${TEXTS}';
const contexts = ${JSON.stringify(contexts)};
export default () => contexts[useLocale()] ?? contexts[${JSON.stringify(config.defaultLocale)}];`;
}

/**
 * `translate()` and `<Translate>` with the texts of the site's code. Those of Docusaurus' theme are
 * not needed.
 */
function translateModule({ paths, config: { locales } }: Site): string {
  const texts = locales.map(({ code }) => {
    const own = Object.entries(codeTranslations(code, paths));
    return [code, Object.fromEntries(own.filter(([id]) => !id.startsWith('theme.')))] as const;
  });
  return `import { siteTexts } from '${TEXTS}';
const { Translate, translate } = siteTexts(${JSON.stringify(Object.fromEntries(texts))});
export { Translate as default, translate };`;
}
