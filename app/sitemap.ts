import type { MetadataRoute } from 'next';
import { sitemapEntries } from '@/lib/outputs/sitemap.ts';
import { lastUpdate } from '@/lib/server/last-update.ts';
import { getSite } from '@/lib/server/site.ts';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return sitemapEntries(getSite().model, (page) => lastUpdate(page)?.date);
}
