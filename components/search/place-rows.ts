/** Makes these the rows of a list; those that are there and stay in their order are not touched, so that the focus and a click begun stay, too. */
export function placeRows(list: HTMLElement, rows: readonly HTMLElement[]): void {
  for (const child of [...list.children]) if (!rows.includes(child as HTMLElement)) child.remove();
  rows.forEach((row, index) => {
    if (list.children[index] !== row) list.insertBefore(row, list.children[index] ?? null);
  });
}
