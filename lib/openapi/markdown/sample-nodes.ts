import type { RootContent } from 'mdast';
import { heading, text } from '@/lib/outputs/markdown-nodes.ts';
import type { ApiWords } from '../html/words.ts';
import type { OperationData } from '../pages/data.ts';
import { sampledRequest, sentContents } from '../pages/samples-data.ts';
import { sampleValues } from '../pages/sample-values.ts';
import { sampleTemplates } from '../samples/registry.ts';
import { sampleKind, shapeOf } from '../samples/request-shape.ts';
import { LANGUAGES } from '../samples/shape.ts';
import { sampleText } from '../samples/template.ts';

/** The first sample of each language. */
export function sampleNodes(data: OperationData, t: ApiWords): RootContent[] {
  if (data.method === 'webhook') return [];
  const [first] = sentContents(data);
  const kind = first ? sampleKind(first) : 'none';
  const values = sampleValues(data, kind);
  const templates = sampleTemplates(shapeOf(sampledRequest(data), kind));
  return [
    heading(2, [text(t('samples'))]),
    ...LANGUAGES.flatMap(([language, label, grammar]): RootContent[] => {
      const template = templates.find((candidate) => candidate.language === language);
      return template
        ? [
            heading(3, [text(label)]),
            {
              type: 'code',
              lang: grammar,
              value: sampleText(template.parts, values).trimEnd(),
            },
          ]
        : [];
    }),
  ];
}
