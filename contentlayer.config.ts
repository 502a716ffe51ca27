import { defineDocumentType, makeSource } from 'contentlayer2/source-files';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import { categorySchema } from './lib/content/category-file.ts';
import { readGivenFrontMatter } from './lib/content/given-front-matter.ts';
import { parseDocument } from './lib/content/parse-document.ts';
import type { SourceDocument } from './lib/content/source-tree.ts';
import { trainingSchema } from './lib/content/training.ts';

// lib/build/contentlayer.ts sets the content folder.
const content = process.env.CONTENT_DIR ?? 'content';
const given = readGivenFrontMatter(content);

/** The documents as parsed, by the object that stands for the file in `data` and in `_raw`. */
const documents = new WeakMap<object, SourceDocument>();

// No fields of their own: Contentlayer would run an effect for each field of each file, knows no
// keys but those it is told, and its own messages are without a line.
const Doc = defineDocumentType(() => ({
  name: 'Doc',
  contentType: 'markdown',
  filePathPattern: '**/*.{md,mdx}',
  computedFields: {
    source: { type: 'json', resolve: ({ _raw }) => documents.get(_raw) },
  },
}));

/** Fields that are kept as they are: our readers check them before, and again in the store. */
const asWritten = ({ shape }: { shape: object }) =>
  Object.fromEntries(Object.keys(shape).map((name) => [name, { type: 'json' } as const]));

const Category = defineDocumentType(() => ({
  name: 'Category',
  contentType: 'data',
  filePathPattern: '**/_category_.{json,yml,yaml}',
  fields: asWritten(categorySchema),
}));

const Training = defineDocumentType(() => ({
  name: 'Training',
  contentType: 'data',
  filePathPattern: '*/training.{yml,yaml}',
  fields: asWritten(trainingSchema),
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
  markdown: (builder) => {
    builder.use(keepDocument);
  },
  fieldOptions: { typeFieldName: '_kind' },
  onUnknownDocuments: 'skip-warn',
  onMissingOrIncompatibleData: 'fail',
  // Writers may have keys of their own. Our reader keeps them, and refuses unknown ones elsewhere.
  onExtraFieldData: 'ignore',
  disableImportAliasWarning: true,
});

/**
 * In place of Contentlayer's Markdown step: each file is parsed as the preview and the checks parse
 * it. lib/mdx compiles bodies later, because that takes the configuration of the site.
 */
function keepDocument(this: Processor): (tree: unknown, file: VFile) => void {
  this.parser = () => ({ type: 'root', children: [] });
  this.compiler = () => '';
  return (_, { data: { rawDocumentData }, value }) => {
    const { sourceFilePath } = rawDocumentData as { sourceFilePath: string };
    documents.set(
      rawDocumentData as object,
      parseDocument(String(value), sourceFilePath, given[sourceFilePath]),
    );
  };
}
