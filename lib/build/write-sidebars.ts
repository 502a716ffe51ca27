import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sidebarFile } from '@/lib/docs/sidebar-file.ts';
import type { SiteModel } from '@/lib/docs/types.ts';

/** Writes the lists that are too long for the data of each page. */
export function writeSidebars({ config, locales }: SiteModel, folder: string): void {
  for (const sectionVersion of locales.flatMap(({ sectionVersions }) => sectionVersions)) {
    const list = sidebarFile(config, sectionVersion);
    if (!list) continue;
    const file = join(folder, list.href);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(list.entries));
  }
}
