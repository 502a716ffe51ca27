import type { OwnSample, SampleData } from '../pages/data.ts';
import { sampleTemplates } from './registry.ts';
import { sampleKind, shapeOf, type SampledRequest } from './request-shape.ts';
import { LANGUAGES } from './shape.ts';
import { htmlTemplate } from './template.ts';

/**
 * The samples of an operation, for each kind of its bodies. The browser makes them as well, so that
 * the data of a page does not repeat what is in its HTML.
 * @param own samples from the document
 * @param others label of the samples in other languages
 */
export function operationSamples(
  request: SampledRequest,
  own: readonly OwnSample[],
  others: string,
): SampleData[] {
  const kinds = [...new Set(request.contents.map(sampleKind))];
  const shown = (kinds.length > 0 ? kinds : ['none' as const]).map((kind) => ({
    kind,
    templates: sampleTemplates(shapeOf(request, kind)),
  }));
  const ownIn = (wanted: OwnSample['language']) =>
    own.filter(({ language }) => language === wanted).map(({ variant }) => variant);
  const samples = LANGUAGES.map(([language, label]): SampleData => ({
    language,
    label,
    variants: [
      ...shown.flatMap(({ kind, templates }) =>
        templates
          .filter((template) => template.language === language)
          .map(({ label: library, parts, grammar }) => ({
            label: library,
            kind,
            html: htmlTemplate(parts, grammar),
            grammar,
          })),
      ),
      ...ownIn(language),
    ],
  }));
  const rest = ownIn('other');
  return rest.length > 0
    ? [...samples, { language: 'other', label: others, variants: rest }]
    : samples;
}
