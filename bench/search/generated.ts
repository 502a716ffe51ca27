import { z } from 'zod';
import { generateSite, withChinese, type GeneratedSite } from '@/bench/generate-site.ts';
import { buildIndex, type IndexFile } from '@/lib/build/search/build-index.ts';
import type { FoundPage } from '@/lib/build/search/page-records.ts';
import { parseSource } from '@/lib/content/parse-source.ts';
import { searchPlaces } from '@/lib/docs/search-contexts.ts';
import { siteIndex } from '@/lib/docs/site-index.ts';
import { pageHref } from '@/lib/docs/urls.ts';
import type { SearchManifest } from '@/lib/search/manifest.ts';
import type { PageRecord, SectionRecord } from '@/lib/search/records.ts';
import { siteConfigSchema } from '@/lib/site/config-schema.ts';

export interface GeneratedIndex {
  records: PageRecord[];
  manifest: SearchManifest;
  files: IndexFile[];
  /** Where a manifest of its own is published. */
  places: string[];
  /** How long it took to make the index from the records, in ms. */
  milliseconds: number;
}

/** The index of a generated site, which is not rendered: its texts are read from the Markdown. */
export function generatedIndex(
  pages: number,
  locale: string,
  words: Record<string, string>,
): GeneratedIndex {
  const site = withChinese(generateSite(pages));
  const sections = [...new Set(site.pages.map((page) => page.path.replace(/\/.*/, '')))];
  const config = siteConfigSchema.parse({
    title: 'Generated',
    locales: [
      { code: 'en', label: 'English', htmlLang: 'en' },
      { code: 'zh-tw', label: '繁體中文', htmlLang: 'zh-Hant-TW' },
    ],
    search: { contexts: sections },
  });
  const found = site.pages.map((page): FoundPage => ({
    page: { kind: 'home', id: '', path: `/${page.path}`, locale, title: '', keywords: null },
    record: recordOf(
      site,
      page.file,
      `/${page.path}`,
      locale,
      pageHref(config, locale, `/${page.path}`),
    ),
  }));
  const model = { locale, sectionVersions: [], pages: [], navbar: [], releases: [] };
  const started = performance.now();
  const index = buildIndex(found, config, siteIndex(model), words);
  return {
    records: found.map(({ record }) => record),
    ...index,
    places: searchPlaces(config, model),
    milliseconds: performance.now() - started,
  };
}

const frontMatter = z.object({
  title: z.string(),
  description: z.string(),
  keywords: z.array(z.string()),
});

function recordOf(
  site: GeneratedSite,
  file: string,
  path: string,
  locale: string,
  url: string,
): PageRecord {
  const name = file.replace('content/en/', `content/${locale}/`);
  const source = site.files.get(name);
  if (source === undefined) throw new Error(`The generated site has no file ${name}.`);
  const { body, data } = parseSource(source, name);
  const { title, description, keywords } = frontMatter.parse(data);
  let section: SectionRecord = { id: '', heading: '', text: `${description} ` };
  const sections = [section];
  for (const line of body.split('\n')) {
    const heading = /^#{2,3} (.*)$/.exec(line)?.[1];
    if (heading === undefined) section.text += `${plain(line)} `;
    else {
      section = { id: `section-${sections.length}`, heading, text: '' };
      sections.push(section);
    }
  }
  return { url, title, keywords, breadcrumb: path.split('/').slice(1, -1), sections };
}

const plain = (line: string): string =>
  line
    .replace(/^(```|:::)\w*|^\|? ?---.*$/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*|]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
