import type { EnginePage } from './hits.ts';
import type { Query } from './query.ts';
import { formsOf, formsWithout, nameForm } from './query-forms.ts';
import type { SectionRecord } from './records.ts';
import { wordsOf } from './tokenize.ts';

/**
 * Returns the function that says whether a heading of a page is the query: alone, or beside the
 * title of the page or the name of its section.
 */
export function headingFinder(
  query: Query,
): (page: EnginePage, sections: readonly SectionRecord[]) => boolean {
  const forms = formsOf(query);
  const whole = new Set(forms.map(({ key }) => key));
  const formsBeside = formsWithout(forms);
  return ({ name, sectionNames }, sections) => {
    const beside = new Set(
      [name.joined, ...sectionNames].flatMap(formsBeside).map(({ key }) => key),
    );
    return sections.some((section) => {
      const key = keyOf(section);
      return key !== '' && (whole.has(key) || beside.has(key));
    });
  };
}

/** The texts of the first pages stay the same from one letter to the next. */
const keys = new WeakMap<SectionRecord, string>();

function keyOf(section: SectionRecord): string {
  let key = keys.get(section);
  if (key === undefined) keys.set(section, (key = nameForm(wordsOf(section.heading)).key));
  return key;
}
