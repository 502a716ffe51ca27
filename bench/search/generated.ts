import { generateSite, withChinese, type GeneratedSite } from '@/bench/generate-site.ts';
import { buildIndex, type IndexFile } from '@/lib/build/search/build-index.ts';
import type { FoundPage } from '@/lib/build/search/page-records.ts';
import { parseSource } from '@/lib/content/parse-source.ts';
import { siteIndex } from '@/lib/docs/site-index.ts';
import { pageHref } from '@/lib/docs/urls.ts';
import type { SearchManifest } from '@/lib/search/manifest.ts';
import type { PageRecord, SectionRecord } from '@/lib/search/records.ts';
import { siteConfigSchema } from '@/lib/site/config-schema.ts';

export interface GeneratedIndex {
  records: PageRecord[];
  manifest: SearchManifest;
  files: IndexFile[];
  /** Of making the index from the records, in ms. */
  milliseconds: number;
}

/** The index of a generated site of so many pages, without rendering it: its texts are read from the Markdown. */
export function generatedIndex(
  pages: number,
  locale: string,
  words: Record<string, string>,
): GeneratedIndex {
  const site = withChinese(generateSite(pages));
  const sections = [...new Set(site.pages.map((page) => page.path.split('/')[0]!))];
  const config = siteConfigSchema.parse({
    title: 'Generated',
    locales: [
      { code: 'en', label: 'English', htmlLang: 'en' },
      { code: 'zh-tw', label: '繁體中文', htmlLang: 'zh-Hant-TW' },
    ],
    search: { contexts: sections },
  });
  const found = site.pages.map((page): FoundPage => ({
    page: { kind: 'home', id: '', path: `/${page.path}`, locale, title: '' },
    record: recordOf(
      site,
      page.file,
      `/${page.path}`,
      locale,
      pageHref(config, locale, `/${page.path}`),
    ),
  }));
  const started = performance.now();
  const index = buildIndex(
    found,
    config,
    siteIndex({ locale, roots: [], pages: [], navbar: [], releases: [] }),
    words,
  );
  return {
    records: found.map(({ record }) => record),
    ...index,
    milliseconds: performance.now() - started,
  };
}

function recordOf(
  site: GeneratedSite,
  file: string,
  path: string,
  locale: string,
  url: string,
): PageRecord {
  const name = file.replace('content/en/', `content/${locale}/`);
  const { body, data } = parseSource(site.files.get(name)!, name);
  const { title, description, keywords } = data as {
    title: string;
    description: string;
    keywords: string[];
  };
  const sections: SectionRecord[] = [{ id: '', heading: '', text: `${description} ` }];
  for (const line of body.split('\n')) {
    const heading = /^#{2,3} (.*)$/.exec(line)?.[1];
    if (heading !== undefined)
      sections.push({ id: `section-${sections.length}`, heading, text: '' });
    else sections.at(-1)!.text += `${plain(line)} `;
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
