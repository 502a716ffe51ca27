import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '@/lib/content/problem.ts';
import { parseSource } from '@/lib/content/parse-source.ts';
import type { SiteModel } from '@/lib/docs/types.ts';
import type { PageFacts } from '@/lib/mdx/rehype-facts.ts';
import { headImage, imageExists } from '@/lib/render-data/image.ts';
import { inFile } from '@/lib/render-data/page-text.ts';
import { fileInside } from '@/lib/site/file-inside.ts';
import type { SitePaths } from '@/lib/site/paths.ts';
import { checkCourses } from './check-courses.ts';
import { checkHeadImages } from './check-head-images.ts';
import { checkLinks } from './check-links.ts';
import { checkPublished, readPublished } from './check-published.ts';
import { checkRedirects } from './check-redirects.ts';
import type { RenderedLinks } from './prepare-apis.ts';

/** Checks across files. The build and the preview share them, so both find the same problems. */
export interface SiteChecks {
  /** Pages, redirects, and published paths. */
  structure: (model: SiteModel) => Problem[];
  /** Problems of compiled texts, with lines of the files instead of the texts. */
  inFiles: (problems: readonly Problem[]) => Problem[];
  /** Links, anchors, images, and courses. For `unsureBelow`, see TargetFacts. */
  links: (
    model: SiteModel,
    facts: ReadonlyMap<string, PageFacts>,
    api: RenderedLinks | undefined,
    unsureBelow?: readonly string[],
  ) => Problem[];
}

/** For one run: file contents are cached. */
export function siteChecks(paths: SitePaths): SiteChecks {
  const sources = new Map<string, ReturnType<typeof parseSource>>();
  const sourceOf = (source: string) => {
    const known =
      sources.get(source) ?? parseSource(readFileSync(join(paths.content, source), 'utf8'), source);
    sources.set(source, known);
    return known;
  };
  const isPublicFile = (path: string) => fileInside(paths.public, path) !== undefined;
  const bodyOffset = (source: string) => sourceOf(source).bodyOffset;
  /** Of a page, or of a text that pages import from anywhere in the site folder. */
  const linesBefore = (file: string): number => {
    const source = file.replace(/^content\//, '');
    if (source !== file && existsSync(join(paths.content, source))) return bodyOffset(source);
    const part = join(paths.site, file);
    return existsSync(part) ? parseSource(readFileSync(part, 'utf8'), file).bodyOffset : 0;
  };
  return {
    structure: (model) => [
      ...checkRedirects({
        model,
        isPublicFile,
        lineOf: (source) => sourceOf(source).keyLines.redirect_from,
      }),
      ...checkHeadImages({
        model,
        exists: (source, image) => headImage(paths, source, image) !== undefined,
        lineOf: (source) => sourceOf(source).keyLines.image,
      }),
      ...checkPublished(model, readPublished(paths.site) ?? []),
    ],
    inFiles: (problems) => problems.map((problem) => inFile(problem, linesBefore(problem.file))),
    links: (model, facts, api, unsureBelow) => [
      ...checkLinks({
        model,
        api,
        facts,
        bodyOffset,
        isPublicFile,
        imageExists: (source, target) => imageExists(paths, source, target),
        unsureBelow,
      }),
      ...((unsureBelow ?? []).length > 0
        ? []
        : checkCourses({
            model,
            facts,
            bodyOffset,
            trainingFile: (locale) => trainingFile(paths.content, locale),
          })),
    ],
  };
}

function trainingFile(content: string, locale: string): { file: string; text: string } | undefined {
  const file = ['yaml', 'yml']
    .map((extension) => `${locale}/training.${extension}`)
    .find((name) => existsSync(join(content, name)));
  return file === undefined ? undefined : { file, text: readFileSync(join(content, file), 'utf8') };
}
