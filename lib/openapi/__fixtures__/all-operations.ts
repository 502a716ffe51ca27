import { loadMessages } from '@/lib/i18n/messages.ts';
import { createTranslator } from 'next-intl';
import { readDocument } from '../read-document.ts';
import type { JsonObject } from '../json.ts';
import { operationsIn, type OperationPath } from '../operations.ts';
import { outlineOf } from '../outline.ts';
import type { ApiWords } from '../html/words.ts';
import type { OperationData } from '../pages/data.ts';
import { renderApi, type RenderedApi, type RenderInput } from '../pages/render-api.ts';
import { sampledRequest } from '../pages/samples-data.ts';
import { operationSamples } from '../samples/operation-samples.ts';
import { Spec } from '../spec.ts';

/** The English interface texts, without a site. */
export function englishWords(): ApiWords {
  const messages = loadMessages({ repository: process.cwd(), site: '/nowhere' }, 'en');
  const t = createTranslator({ locale: 'en', messages, namespace: 'api' });
  return (key, values) => t(key, values as never);
}

/** A document with one operation, `POST /a`. */
export const documentOf = (
  operation: JsonObject,
  more: JsonObject = {},
  version = '3.1.0',
): JsonObject => ({
  openapi: version,
  info: { title: 'T', version: '1' },
  paths: { '/a': { post: { operationId: 'a', responses: {}, ...operation } } },
  ...more,
});

/** Renders a document as the site would, with links as written. */
export function render(
  document: JsonObject,
  name = 'test',
  models = false,
  isLarge = false,
  more: Partial<RenderInput> = {},
): RenderedApi {
  const outline = outlineOf(name, `openapi/${name}.yaml`, document, undefined, models);
  return renderApi({
    document,
    outline,
    locale: 'en',
    htmlLang: 'en',
    words: englishWords(),
    link: (href) => (/^\s*(javascript|data|vbscript):/i.test(href) ? undefined : { href }),
    basePath: '',
    version: '',
    isLarge,
    ...more,
  });
}

/** The code samples of an operation. */
export const samplesOf = (data: OperationData) =>
  operationSamples(sampledRequest(data), data.samples, 'Other');

export interface TestOperation {
  at: OperationPath;
  document: JsonObject;
  /** The operation in the document, with its body resolved. */
  value: JsonObject;
  parameters: JsonObject[];
  data: OperationData;
}

export async function allOperations(folder: string, file: string): Promise<TestOperation[]> {
  const { document, problems } = await readDocument(folder, file);
  if (!document) throw new Error(problems.map(({ message }) => message).join('\n'));
  const { pages } = render(document);
  const outline = outlineOf('test', file, document);
  const spec = new Spec(document);
  return [...operationsIn(spec)].map(({ at, value, shared }, index) => {
    const parameters = [shared.parameters, value.parameters].flatMap((list) =>
      Array.isArray(list) ? list.map((parameter) => spec.object(parameter)) : [],
    );
    return {
      at,
      document,
      value: { ...value, requestBody: spec.object(value.requestBody) },
      parameters,
      data: pages.get(`operation-${outline.operations[index]!.slug}`) as OperationData,
    };
  });
}
