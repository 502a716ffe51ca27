import { checkTarget, isForeignImage, missingImage } from '@/lib/docs/check-target.ts';
import type { SiteIndex } from '@/lib/docs/site-index.ts';
import type { DocPage } from '@/lib/docs/types.ts';
import { fileInside } from '@/lib/site/file-inside.ts';
import { sitePaths } from '@/lib/site/paths.ts';
import { imageExists } from './image.ts';
import { getSite } from './site.ts';

const IS_PREVIEW = process.env.NODE_ENV === 'development';

/**
 * The problem of a link, for the preview's mark. Undefined for a valid link, and in a build. Does
 * not check anchors.
 */
export function brokenLink(index: SiteIndex, page: DocPage, href: string): string | undefined {
  if (!IS_PREVIEW) return undefined;
  const isPublicFile = (path: string) => fileInside(sitePaths().public, path) !== undefined;
  return checkTarget(
    { model: getSite().model, idsOf: () => undefined, isPublicFile },
    index,
    page,
    href,
  )?.message;
}

/** The same for an image. */
export function brokenImage(page: DocPage, target: string): string | undefined {
  if (!IS_PREVIEW || isForeignImage(target)) return undefined;
  return imageExists(sitePaths(), page.source, target) ? undefined : missingImage(target).message;
}
