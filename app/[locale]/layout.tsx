// First of all: the order of the cascade layers is the order in which they are first named.
import '@/app/styles/layers.css';
import '@/app/styles/tokens.css';
import '@/app/styles/base.css';
import '@/app/styles/print.css';
import type { Metadata, Viewport } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import type { CSSProperties, ReactNode } from 'react';
import { Behaviours } from '@/components/behaviours/behaviours.tsx';
import { Menus } from '@/components/behaviours/menus.tsx';
import { PageTransitions } from '@/components/behaviours/page-transitions.tsx';
import { BEFORE_PAINT } from '@/components/behaviours/before-paint.ts';
import { BackToTop } from '@/components/frame/back-to-top.tsx';
import { Footer } from '@/components/frame/footer.tsx';
import { Prerendered } from '@/components/frame/prerendered.tsx';
import { SkipLink } from '@/components/frame/skip-link.tsx';
import { favicon } from '@/components/frame/wordmark.tsx';
import { Navbar } from '@/components/navbar/navbar.tsx';
import { contentStamp } from '@/lib/server/content-stamp.ts';
import { getConfig, getSite } from '@/lib/server/site.ts';
import { localize } from '@/lib/site/config-schema.ts';

export function generateStaticParams(): { locale: string }[] {
  return getConfig().locales.map(({ code }) => ({ locale: code }));
}

export async function generateMetadata({ params }: LayoutProps<'/[locale]'>): Promise<Metadata> {
  const { locale } = await params;
  const { config } = getSite().model;
  return {
    metadataBase: new URL(config.url),
    applicationName: localize(config.title, locale, config.defaultLocale),
    icons: { icon: favicon(config.company.name || localize(config.title, locale, config.defaultLocale)) },
    other: { 'site-version': config.version },
  };
}

export const viewport: Viewport = { width: 'device-width', initialScale: 1, colorScheme: 'light dark' };

// In the preview this module changes with every save (lib/preview/watch-content.ts), and Next renders the page at hand again.
// Only this file depends on it: what depends on it is evaluated anew.
void contentStamp;

export default async function LocaleLayout({ children, params }: { children: ReactNode; params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  const { config } = getSite().model;
  const language = config.locales.find((candidate) => candidate.code === locale);
  if (!language) notFound();
  const t = await getTranslations('frame');
  return (
    <html lang={language.htmlLang} data-theme={config.colorMode.defaultMode} suppressHydrationWarning>
      <body style={{ '--site-url': `'${new URL(config.url).origin}'` } as CSSProperties}>
        <script dangerouslySetInnerHTML={{ __html: BEFORE_PAINT }} />
        <Prerendered name={`${locale}/head`}>
          <SkipLink />
          <Navbar locale={locale} />
        </Prerendered>
        {children}
        <Prerendered name={`${locale}/foot`}>
          <Footer locale={locale} />
          <BackToTop />
        </Prerendered>
        <Behaviours />
        <Menus />
        <PageTransitions loading={t('loading')} />
      </body>
    </html>
  );
}
