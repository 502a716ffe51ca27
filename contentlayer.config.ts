import { defineDocumentType, makeSource, type FieldDefs } from 'contentlayer2/source-files';

// lib/build/contentlayer.ts sets the content folder.
const content = process.env.CONTENT_DIR ?? 'content';

// The keys are those of lib/content/front-matter.ts, which also checks, explains and converts values;
// a unit test compares both. Values have the type `json` here, because Docusaurus takes numbers for
// texts and texts for numbers, and because our own message about a wrong one should appear.
const documentFields = {
  id: { type: 'json' },
  title: { type: 'json' },
  title_meta: { type: 'json' },
  description: { type: 'json' },
  slug: { type: 'json' },
  keywords: { type: 'json' },
  image: { type: 'json' },
  tags: { type: 'json' },
  sidebar_label: { type: 'json' },
  sidebar_position: { type: 'json' },
  sidebar_custom_props: { type: 'json' },
  sidebar_class_name: { type: 'json' },
  parse_number_prefixes: { type: 'json' },
  hide_title: { type: 'json' },
  hide_table_of_contents: { type: 'json' },
  toc_min_heading_level: { type: 'json' },
  toc_max_heading_level: { type: 'json' },
  pagination_next: { type: 'json' },
  pagination_prev: { type: 'json' },
  pagination_label: { type: 'json' },
  displayed_sidebar: { type: 'json' },
  custom_edit_url: { type: 'json' },
  last_update: { type: 'json' },
  draft: { type: 'json' },
  unlisted: { type: 'json' },
  duration: { type: 'json' },
  release_date: { type: 'json' },
  redirect_from: { type: 'json' },
  source_hash: { type: 'json' },
} satisfies FieldDefs;

export const Doc = defineDocumentType(() => ({
  name: 'Doc',
  contentType: 'markdown',
  filePathPattern: '**/*.{md,mdx}',
  fields: documentFields,
}));

export const Category = defineDocumentType(() => ({
  name: 'Category',
  contentType: 'data',
  filePathPattern: '**/_category_.{json,yml,yaml}',
  fields: {
    label: { type: 'string' },
    position: { type: 'number' },
    description: { type: 'string' },
    link: { type: 'json' },
    collapsible: { type: 'boolean' },
    collapsed: { type: 'boolean' },
    className: { type: 'string' },
    customProps: { type: 'json' },
  },
}));

export const Training = defineDocumentType(() => ({
  name: 'Training',
  contentType: 'data',
  filePathPattern: '*/training.{yml,yaml}',
  fields: {
    title: { type: 'string', required: true },
    description: { type: 'string', required: true },
    tracks: { type: 'json', required: true },
    formats: { type: 'json', required: true },
    levels: { type: 'json', required: true },
    registration: { type: 'json', required: true },
    faq: { type: 'json', required: true },
  },
}));

export default makeSource({
  contentDirPath: content,
  documentTypes: [Doc, Category, Training],
  contentDirExclude: [
    'glossary.yaml',
    'synonyms.*.yaml',
    'asked.*.yaml',
    '**/tags.yml',
    '**/tags.yaml',
    // No pages: see lib/content/scan.ts.
    '**/_*.{md,mdx}',
    '**/_*/**',
    '**/__tests__/**',
    '**/*.test.{md,mdx}',
  ],
  // lib/mdx compiles bodies page by page: Contentlayer's own bundling takes 25-30 ms per page.
  markdown: (builder) => {
    Object.assign(builder, { parser: () => ({ type: 'root', children: [] }), compiler: () => '' });
  },
  fieldOptions: { typeFieldName: '_kind' },
  onUnknownDocuments: 'skip-warn',
  onMissingOrIncompatibleData: 'fail',
  // Writers may have keys of their own. Our reader keeps them, and refuses unknown ones elsewhere.
  onExtraFieldData: 'ignore',
  disableImportAliasWarning: true,
});
