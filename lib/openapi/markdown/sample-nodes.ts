import type { RootContent } from 'mdast';
import { heading, strongLine, text } from '@/lib/outputs/markdown-nodes.ts';
import type { ApiWords } from '../html/words.ts';
import type { JsonObject } from '../json.ts';
import type { OperationData } from '../pages/data.ts';
import { ownSources } from '../pages/own-samples.ts';
import { sampledRequest, sentContents } from '../pages/samples-data.ts';
import { sampleValues } from '../pages/sample-values.ts';
import { sampleTemplates } from '../samples/registry.ts';
import { sampleKind, shapeOf } from '../samples/request-shape.ts';
import { LANGUAGES } from '../samples/shape.ts';
import { sampleText } from '../samples/template.ts';

/** The first sample of each language, and those of the document. */
export function sampleNodes(
  data: OperationData,
  operation: JsonObject,
  t: ApiWords,
): RootContent[] {
  if (data.method === 'webhook') return [];
  const [first] = sentContents(data);
  const kind = first ? sampleKind(first) : 'none';
  const values = sampleValues(data, kind);
  const own = ownSources(operation, t);
  const templates = sampleTemplates(shapeOf(sampledRequest(data), kind));
  return [
    heading(2, [text(t('samples'))]),
    ...[...LANGUAGES, ['other', t('otherSamples'), ''] as const].flatMap(
      ([language, label, grammar]): RootContent[] => {
        const template = templates.find((candidate) => candidate.language === language);
        const shown: RootContent[] = [
          ...(template ? [code(grammar, sampleText(template.parts, values))] : []),
          ...own
            .filter((sample) => sample.language === language)
            .flatMap((sample) => [
              strongLine([text(sample.label)]),
              code(sample.grammar, sample.source),
            ]),
        ];
        return shown.length > 0 ? [heading(3, [text(label)]), ...shown] : [];
      },
    ),
  ];
}

const code = (lang: string, value: string): RootContent => ({
  type: 'code',
  lang,
  value: value.trimEnd(),
});
