import type { MetadataRoute } from 'next';
import { sitemapEntries } from '@/lib/outputs/sitemap.ts';
import { lastUpdate } from '@/lib/render-data/last-update.ts';
import { getSite } from '@/lib/render-data/site.ts';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return sitemapEntries(getSite().model, (page) => lastUpdate(page)?.date);
}
