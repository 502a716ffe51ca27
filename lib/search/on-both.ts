/** The pages of both, with the sum of their scores. */
export const onBoth = (
  a: ReadonlyMap<number, number>,
  b: ReadonlyMap<number, number>,
): Map<number, number> =>
  new Map(
    [...a].flatMap(([page, score]) => {
      const more = b.get(page);
      return more === undefined ? [] : [[page, score + more]];
    }),
  );
