import { defineDocumentType, makeSource, type FieldDefs } from 'contentlayer2/source-files';
import { FRONT_MATTER_KEYS } from './lib/content/front-matter-schema.ts';

// lib/build/contentlayer.ts sets the content folder.
const content = process.env.CONTENT_DIR ?? 'content';

// A build declares only the keys that its pages have: Contentlayer runs an effect for each field of
// each file, also for one that the file does not have.
const usedKeys = process.env.FRONT_MATTER_KEYS?.split(' ');

// Values have the type `json` here, because Docusaurus takes numbers for texts and texts for numbers,
// and because our own message about a wrong one (lib/content/front-matter.ts) should appear.
const documentFields: FieldDefs = Object.fromEntries(
  FRONT_MATTER_KEYS.filter((key) => usedKeys?.includes(key) ?? true).map((key) => [
    key,
    { type: 'json' },
  ]),
);

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
