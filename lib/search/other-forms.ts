import type { Query } from './query.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * Pairs of ideographs that no page has and that have no other words are tried with characters that
 * Simplified texts write alike: 恢複 is 恢復.
 * @param forms by a character, the others
 */
export function addOtherForms(
  query: Query,
  vocabulary: Vocabulary,
  forms: ReadonlyMap<string, readonly string[]>,
): void {
  const answered = query.expansions.reduce((bits, { slots, beside }) => bits | slots | beside, 0);
  query.slots.forEach((slot, index) => {
    if (!slot.ideographic || slot.matches.length > 0 || answered & (1 << index)) return;
    slot.matches = spellingsOf(slot.term, forms)
      .filter((term) => vocabulary.pagesWith(term) > 0)
      .map((term) => ({ term, weight: 1, loose: false }));
  });
}

const spellingsOf = (term: string, forms: ReadonlyMap<string, readonly string[]>): string[] =>
  Array.from(term).reduce<string[]>(
    (spellings, character) =>
      [character, ...(forms.get(character) ?? [])].flatMap((form) =>
        spellings.map((before) => before + form),
      ),
    [''],
  );
