import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/docs/urls.ts';
import { getConfig } from '@/lib/render-data/site.ts';

export const dynamic = 'force-static';

/** A site's own `public/robots.txt` replaces this file. */
export default function robots(): MetadataRoute.Robots {
  const config = getConfig();
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: absoluteUrl(config, config.defaultLocale, '/sitemap.xml'),
  };
}
