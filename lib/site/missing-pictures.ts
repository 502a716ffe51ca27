import { brandFiles, type Brand } from './brand-schema.ts';
import { fileInside } from './file-inside.ts';
import { footerPictures } from './footer-schema.ts';

/**
 * The pictures of brand and footer that are not there, with the names of their settings.
 * @param folder of the public files
 */
export const missingPictures = (
  folder: string,
  { brand, footer }: { brand: Brand; footer: Parameters<typeof footerPictures>[0] },
): { setting: string; path: string }[] =>
  [...brandFiles(brand), ...footerPictures(footer)].filter(
    ({ path }) => fileInside(folder, path) === undefined,
  );
