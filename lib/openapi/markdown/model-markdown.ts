import type { Root } from 'mdast';
import { paragraph, text } from '@/lib/outputs/markdown-nodes.ts';
import { pointerOf } from '../json.ts';
import type { ModelOutline } from '../outline.ts';
import type { PageContext } from '../pages/context.ts';
import type { ModelData } from '../pages/data.ts';
import { schemaView } from '../schema/view.ts';
import { schemaOutline, schemaWords } from './schema-outline.ts';

/** A named schema: its type and description, its properties, an example. */
export function modelMarkdown(
  { spec, words: t, mostRows }: PageContext,
  { name }: ModelOutline,
  { example }: ModelData,
): Root {
  const view = schemaView(spec, { $ref: pointerOf(['components', 'schemas', name]) });
  return {
    type: 'root',
    children: [
      paragraph(...schemaWords(view, [], t)),
      ...schemaOutline(view, 'both', t, mostRows),
      ...(example
        ? [
            paragraph(text(example.generated ? t('exampleAuto') : t('exampleTab'))),
            { type: 'code' as const, lang: example.language, value: example.text },
          ]
        : []),
    ],
  };
}
