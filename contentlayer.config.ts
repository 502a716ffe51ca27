import { defineDocumentType, makeSource, type FieldDefs } from 'contentlayer2/source-files';

// lib/build/contentlayer.ts sets the content folder.
const content = process.env.CONTENT_DIR ?? 'content';

// The keys are those of lib/content/front-matter.ts, which also checks and explains values; a unit
// test compares both. Values that a writer may get wrong have the type `json` here, so that our own
// message appears.
const documentFields = {
  id: { type: 'string' },
  title: { type: 'string' },
  description: { type: 'string' },
  slug: { type: 'string' },
  keywords: { type: 'list', of: { type: 'string' } },
  image: { type: 'string' },
  tags: { type: 'list', of: { type: 'string' } },
  sidebar_label: { type: 'string' },
  sidebar_position: { type: 'number' },
  sidebar_class_name: { type: 'string' },
  hide_title: { type: 'boolean' },
  hide_table_of_contents: { type: 'boolean' },
  toc_min_heading_level: { type: 'number' },
  toc_max_heading_level: { type: 'number' },
  pagination_next: { type: 'json' },
  pagination_prev: { type: 'json' },
  pagination_label: { type: 'string' },
  displayed_sidebar: { type: 'json' },
  custom_edit_url: { type: 'json' },
  last_update: { type: 'json' },
  draft: { type: 'boolean' },
  unlisted: { type: 'boolean' },
  duration: { type: 'json' },
  release_date: { type: 'string' },
  redirect_from: { type: 'json' },
  source_hash: { type: 'string' },
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
  contentDirExclude: ['glossary.yaml', 'synonyms.*.yaml', 'asked.*.yaml'],
  // lib/mdx compiles bodies page by page: Contentlayer's own bundling takes 25-30 ms per page.
  markdown: (builder) => {
    Object.assign(builder, { parser: () => ({ type: 'root', children: [] }), compiler: () => '' });
  },
  fieldOptions: { typeFieldName: '_kind' },
  onUnknownDocuments: 'skip-warn',
  onMissingOrIncompatibleData: 'fail',
  onExtraFieldData: 'fail',
  disableImportAliasWarning: true,
});
