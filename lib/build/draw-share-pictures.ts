import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteModel } from '@/lib/docs/types.ts';
import { drawSharePicture } from '@/lib/share-pictures/draw.tsx';
import { sharePictures } from '@/lib/share-pictures/share-picture.ts';
import type { SitePaths } from '@/lib/site/paths.ts';
import { writeWhole } from '@/lib/site/write-whole.ts';

/**
 * Writes the link preview images into `share/` in the working folder. Existing files are kept,
 * because their names depend on their content. Returns the number of new files.
 */
export async function drawSharePictures(paths: SitePaths, model: SiteModel): Promise<number> {
  const folder = join(paths.work, 'share');
  mkdirSync(folder, { recursive: true });
  const wanted = new Map(sharePictures(model).map((picture) => [picture.file, picture]));
  for (const name of readdirSync(folder)) if (!wanted.has(name)) rmSync(join(folder, name));
  let drawn = 0;
  for (const [name, picture] of wanted) {
    if (existsSync(join(folder, name))) continue;
    writeWhole(join(folder, name), await drawSharePicture(picture));
    drawn++;
  }
  return drawn;
}
