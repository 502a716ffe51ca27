/** Numbers of columns of a grid of cards, for three widths of the window. */
export interface CardColumns {
  narrow: 1 | 2;
  medium: 2 | 3;
  wide: 2 | 3 | 4;
}

/**
 * How many columns a grid has, so that the last card is not alone in its row, if possible. It is
 * counted here and not by `:has()` in CSS: there the number changes, and the cards jump, while a
 * slow browser still reads the list.
 * @param most the number of columns on a wide screen, if no card is alone
 */
export function cardColumns(count: number, most: 2 | 3 | 4): CardColumns {
  const alone = (columns: number): boolean => count > columns && count % columns === 1;
  const medium = alone(2) && !alone(3) ? 3 : 2;
  // Three would be too narrow for words of a usual length.
  return { narrow: count === 3 ? 1 : 2, medium, wide: wideColumns() };

  function wideColumns(): 2 | 3 | 4 {
    if (most === 2) return medium;
    if (most === 4) return count === 3 || alone(4) ? 3 : 4;
    if (!alone(3)) return 3;
    if (count % 2 === 0) return 2;
    return alone(4) ? 3 : 4;
  }
}
