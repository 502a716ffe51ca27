import type { Choice, SchemaView } from '../schema/view-types.ts';
import type { ApiWords } from './words.ts';

/** The options of a choice, each with a unique name. */
export function namedOptions(
  options: Choice['options'],
  t: ApiWords,
): { name: string; view: SchemaView }[] {
  const labels = options.map(
    ({ label, value }, index) => value ?? label ?? t('option', { number: index + 1 }),
  );
  return options.map(({ view }, index) => {
    const label = labels[index] ?? '';
    return { name: labels.indexOf(label) === index ? label : `${label} (${index + 1})`, view };
  });
}
