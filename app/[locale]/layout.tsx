// Imported first: cascade layers apply in the order of their first mention.
import '@/app/styles/layers.css';
import '@/app/styles/tokens.css';
import '@/app/styles/tones.css';
import '@/app/styles/base.css';
import '@/app/styles/code.css';
import '@/app/styles/details.css';
import '@/app/styles/forced-colors.css';
import '@/app/styles/print.css';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { ColorModeProvider } from '@/components/color-mode/color-mode.tsx';
import { Boxes } from '@/components/details/boxes.tsx';
import { Hydrated } from '@/components/first-paint/hydrated.tsx';
import { ListedHeadingsProvider } from '@/components/docs/listed-headings.tsx';
import { CrashBoundary } from '@/components/crash/crash-boundary.tsx';
import { CrashWordsProvider } from '@/components/crash/crash-words.tsx';
import {
  announcementSettings,
  firstPaintSettings,
} from '@/components/first-paint/first-paint-settings.ts';
import { InlineScript } from '@/components/frame/inline-script.tsx';
import { SiteFooter, SiteHeader } from '@/components/frame/site-frame.tsx';
import { TagManager } from '@/components/tag-manager/tag-manager.tsx';
import { MobileMenuProvider } from '@/components/mobile-menu/mobile-menu.tsx';
import { OfflineNotice } from '@/components/navigation/offline-notice.tsx';
import { PageTransitions } from '@/components/navigation/page-transitions.tsx';
import { SiteProvider } from '@/components/navigation/site-provider.tsx';
import { SearchMarks } from '@/components/search/search-marks.tsx';
import { ICON_PATH } from '@/lib/outputs/site-icon.ts';
import { contentStamp } from '@/lib/render-data/content-stamp.ts';
import type { RouteParams } from '@/lib/render-data/routes.ts';
import { getConfig, getSite } from '@/lib/render-data/site.ts';
import { accentStyles } from '@/lib/site/brand-schema.ts';
import { localize, storageSuffix } from '@/lib/site/config-schema.ts';
import { BASE_PATH } from '@/lib/site/base-path.ts';

export function generateStaticParams(): { locale: string }[] {
  return getConfig().locales.map(({ code }) => ({ locale: code }));
}

type Params = Promise<Pick<RouteParams, 'locale'>>;

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  const { locale } = await params;
  const { config } = getSite().model;
  return {
    metadataBase: new URL(config.url),
    applicationName: localize(config.title, locale, config.defaultLocale),
    icons: { icon: BASE_PATH + (config.brand.favicon ?? ICON_PATH) },
    other: { 'site-version': config.version },
  };
}

export default async function LocaleLayout({
  children,
  params,
}: {
  children: ReactNode;
  params: Params;
}) {
  const { locale } = await params;
  const { config } = getSite().model;
  const language = config.locales.find((candidate) => candidate.code === locale);
  if (!language) notFound();
  const [t, states, modes] = await Promise.all([
    getTranslations('frame'),
    getTranslations('states'),
    getTranslations('colorMode'),
  ]);
  const crashWords = {
    title: states('crashed'),
    advice: states('crashAdvice'),
    partCrashed: states('partCrashed'),
    tryAgain: states('tryAgain'),
    cause: states('cause'),
    pageTitle: states('pageError'),
    loadFailed: states('loadFailed'),
    retry: states('retry'),
    technicalDetails: states('technicalDetails'),
  };
  const switchWords = {
    action: modes('action', { mode: '{mode}' }),
    system: modes('system'),
    light: modes('light'),
    dark: modes('dark'),
  };
  const firstPaint = firstPaintSettings(config);
  const announcement = announcementSettings(config);
  const { colorMode } = firstPaint;
  const accent = accentStyles(config.brand);
  const choice = colorMode.respectPrefersColorScheme ? 'system' : colorMode.defaultMode;
  return (
    <html
      lang={language.htmlLang}
      data-theme={colorMode.defaultMode}
      data-theme-choice={choice}
      data-storage-suffix={storageSuffix(config) || undefined}
      data-hide-on-scroll={config.navbar.hideOnScroll ? '' : undefined}
      // In the preview this module changes with every save (lib/preview/watch-content.ts), so Next
      // renders the page again. Only this file imports it, because Next reloads all that do.
      {...(contentStamp === '' ? {} : { 'data-content-stamp': contentStamp })}
      suppressHydrationWarning
    >
      <head>
        {/*
          The browser must not paint a dark canvas for a page that is never dark. This is not part
          of Next's viewport, because Next writes that again into each page that a reader goes to, and
          the browser then computes the style of every element again.
        */}
        <meta
          name="color-scheme"
          content={
            colorMode.disableSwitch && !colorMode.respectPrefersColorScheme
              ? colorMode.defaultMode
              : 'light dark'
          }
        />
        <InlineScript name="before-paint" settings={firstPaint} />
        {announcement && <InlineScript name="announcement" settings={announcement} />}
        {accent !== undefined && <style dangerouslySetInnerHTML={{ __html: accent }} />}
      </head>
      <body style={{ '--site-url': `'${new URL(config.url).origin}'` }}>
        {config.baseUrlIssueBanner && (
          <div
            id="base-url-issue-banner"
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: '' }}
          />
        )}
        <TagManager />
        <SiteProvider locale={locale} defaultLocale={config.defaultLocale}>
          <CrashWordsProvider words={crashWords}>
            <ColorModeProvider
              settings={colorMode}
              words={colorMode.disableSwitch ? undefined : switchWords}
            >
              <MobileMenuProvider>
                <ListedHeadingsProvider>
                  <CrashBoundary kind="application">
                    <SiteHeader locale={locale} />
                    <OfflineNotice stay={states('stay')}>
                      <CrashBoundary kind="page">
                        {children}
                        <SearchMarks />
                      </CrashBoundary>
                      <SiteFooter locale={locale} />
                    </OfflineNotice>
                  </CrashBoundary>
                </ListedHeadingsProvider>
              </MobileMenuProvider>
            </ColorModeProvider>
            {/* When an enhancement crashes, the page stays readable. */}
            <CrashBoundary kind="silent">
              <Boxes />
              <Hydrated />
            </CrashBoundary>
            <CrashBoundary kind="silent">
              <PageTransitions loading={t('loading')} />
            </CrashBoundary>
          </CrashWordsProvider>
        </SiteProvider>
      </body>
    </html>
  );
}
