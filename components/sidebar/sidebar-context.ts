import { getSite } from '@/lib/server/site.ts';
import type { SidebarContext } from './sidebar-html.ts';

/** What links of a sidebar need to know about the site. */
export const sidebarContext = (locale: string, opensInNewTab: string): SidebarContext => ({
  config: getSite().model.config,
  locale,
  basePath: process.env.NEXT_PUBLIC_BASE_PATH ?? '',
  opensInNewTab,
});
