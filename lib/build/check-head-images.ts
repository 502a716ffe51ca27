import type { Problem } from '@/lib/content/problem.ts';
import { headOfPage } from '@/lib/docs/head-of-page.ts';
import type { SiteModel } from '@/lib/docs/types.ts';
import { isElsewhere } from '@/lib/render-data/image.ts';

/** Pictures of link previews (`image` in the head of a page) that are not there. */
export function checkHeadImages({
  model,
  exists,
  lineOf,
}: {
  model: SiteModel;
  /** Whether a page's file, relative to `content/`, finds the picture; see headImage. */
  exists: (source: string, image: string) => boolean;
  /** Line of `image` in such a file. */
  lineOf: (source: string) => number | undefined;
}): Problem[] {
  const pages = model.locales.flatMap((locale) => locale.pages);
  return pages.flatMap((page): Problem[] => {
    if (page.kind === 'doc' && page.translation === 'missing') return [];
    const source = page.kind === 'doc' ? page.source : '';
    const { image } = headOfPage(page);
    if (image === undefined || isElsewhere(image) || exists(source, image)) return [];
    return [
      {
        ...(source === ''
          ? { file: `the generated page "${page.title}" (${page.path})` }
          : { file: `content/${source}`, line: lineOf(source) }),
        severity: 'warning',
        message: `\`image\`: the picture “${image}” for link previews is not there. Put the file beside the page, or into public/ and write its path from there.`,
      },
    ];
  });
}
