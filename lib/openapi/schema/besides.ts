const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** What other texts say that the shown one does not. */
export function besides(
  shown: string | undefined,
  others: readonly (string | undefined)[],
): string | undefined {
  let known = letters(shown ?? '');
  const more = others.filter((text) => {
    const isNew = !known.includes(letters(text ?? ''));
    known += letters(text ?? '');
    return isNew;
  });
  return more.length > 0 ? more.join('\n\n') : undefined;
}

/** The title of a plain value. Generators often write the name once more: that says nothing. */
export const titleBeside = (
  name: string,
  { title, description }: { title?: string; description?: string },
): string | undefined => besides(`${name} ${description ?? ''}`, [title]);
