import { visit, type Alias, type Document } from 'yaml';

/**
 * The aliases (`*name`) of a YAML text, in order. The parser does not check that what they name is
 * there: using the value throws. A text that begins with an asterisk is one by mistake.
 */
export function aliasesIn(document: Document): Alias[] {
  const found: Alias[] = [];
  visit(document, { Alias: (_, alias) => void found.push(alias) });
  return found;
}

/** The first alias that names nothing. */
export const unresolvedAlias = (document: Document): Alias | undefined =>
  aliasesIn(document).find((alias) => alias.resolve(document) === undefined);

/** The first alias that names a value which it is part of: that value would have no end. */
export function circularAlias(document: Document): Alias | undefined {
  let found: Alias | undefined;
  visit(document, {
    Alias: (_, alias, path) => {
      const named = alias.resolve(document);
      if (!path.some((node) => node === named)) return undefined;
      found = alias;
      return visit.BREAK;
    },
  });
  return found;
}
