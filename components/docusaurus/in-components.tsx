'use client';

import { useContext, type AnchorHTMLAttributes, type HTMLAttributes, type ReactNode } from 'react';
import { useColorModeChoice } from '@/components/color-mode/color-mode.tsx';
import { SiteContext, usePublicPath } from '@/components/navigation/public-path.ts';
import { useHydrated } from '@/components/navigation/use-hydrated.ts';
import { withoutBase } from '@/lib/docs/on-host.ts';
import { BASE_PATH } from '@/lib/site/base-path.ts';
import { linkAddress } from './link-address.ts';

// What components of a site may import from Docusaurus (lib/build/docusaurus-modules.ts). Pages
// have their own (components/mdx/theme-parts.tsx), because they are made on the server.

export { TabItem, Tabs } from '@/components/mdx/tabs.tsx';

// As in Docusaurus, an address that has the base path already keeps it once.
const withBase = (path: string): string =>
  /^([a-z][a-z0-9+.-]*:|\/\/|#)/i.test(path)
    ? path
    : `${BASE_PATH}/${withoutBase(BASE_PATH, path).replace(/^\//, '')}`;

/** The address of a path of the site, with the base path. It is a file's, so it has no locale. */
export const useBaseUrl = (path = ''): string => withBase(path);

/** `useBaseUrl` as a function that loops and conditions may call. */
export const useBaseUrlUtils = () => ({ withBaseUrl: withBase });

/** Whether an address is one of the site: it has no protocol. */
export const isInternalUrl = (url?: string): boolean =>
  url !== undefined && !/^(\w*:|\/\/)/.test(url);

/** Where the page is, as the router of Docusaurus says it. Before hydration there is no query. */
export function useLocation(): { pathname: string; search: string; hash: string } {
  const pathname = BASE_PATH + usePublicPath();
  const { search, hash } = useHydrated() ? window.location : { search: '', hash: '' };
  return { pathname, search, hash };
}

/** The mode in which colors are shown, the reader's choice, and functions that change it. */
export function useColorMode() {
  const { mode, choice, choose } = useColorModeChoice();
  return {
    colorMode: mode,
    colorModeChoice: choice,
    setColorMode: choose,
    isDarkTheme: mode === 'dark',
    setLightTheme: () => choose('light'),
    setDarkTheme: () => choose('dark'),
  };
}

/** Whether the page runs in a browser; `false` while it is made and hydrated. */
export const useIsBrowser = (): boolean => useHydrated();

export const ExecutionEnvironment = { canUseDOM: typeof window !== 'undefined' };

export function BrowserOnly({
  children,
  fallback,
}: {
  children?: () => ReactNode;
  fallback?: ReactNode;
}) {
  return useHydrated() ? children?.() : fallback;
}

export function Head({ children }: { children?: ReactNode }) {
  return children;
}

/** A page has the frame of the portal already, and its title and description from its own head. */
export function Layout({ children }: { children?: ReactNode }) {
  return children;
}

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to?: string };

export function Link({ to, href, ...rest }: LinkProps) {
  const { locale, defaultLocale } = useContext(SiteContext);
  const place = { locale, defaultLocale, basePath: BASE_PATH };
  return <a href={linkAddress(to ?? href ?? '', place)} {...rest} />;
}

interface AdmonitionProps {
  type?: string;
  title?: ReactNode;
  children?: ReactNode;
}

export function Admonition({ type = 'note', title = type, children }: AdmonitionProps) {
  return (
    <blockquote data-kind={type}>
      <p>
        <strong>{title}</strong>
      </p>
      {children}
    </blockquote>
  );
}

/**
 * Without colors: code in a text is colored when it is compiled, code in a component is not known
 * then.
 */
export function CodeBlock({ language, children }: { language?: string; children?: ReactNode }) {
  return (
    <pre data-language={language}>
      <code>{children}</code>
    </pre>
  );
}

interface DetailsProps extends HTMLAttributes<HTMLDetailsElement> {
  summary?: ReactNode;
}

export function Details({ summary, children, ...rest }: DetailsProps) {
  return (
    <details {...rest}>
      {typeof summary === 'string' ? <summary>{summary}</summary> : summary}
      {children}
    </details>
  );
}

interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  as?: `h${1 | 2 | 3 | 4 | 5 | 6}`;
}

export function Heading({ as: Tag = 'h2', ...rest }: HeadingProps) {
  return <Tag {...rest} />;
}
