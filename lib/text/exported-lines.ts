import type ts from 'typescript';
import { entryName, entryValue, moduleSyntax } from './module-syntax.ts';

/** Where something stands in a value: keys of objects, numbers in lists. */
export type ValuePath = readonly (string | number)[];

/**
 * Tells the line of a part of what a module exports by default, from its syntax. Of a part that is
 * missing or computed, it is the line of what it would be in.
 */
export function exportedLines(
  api: typeof ts,
  source: ts.SourceFile,
): (path: ValuePath) => number | undefined {
  const { exported, plain } = moduleSyntax(api, source);
  // `defineSite({ … })` only gives types.
  const isTyped = exported && api.isCallExpression(exported);
  const whole =
    isTyped && /^define/.test(exported.getText(source)) ? exported.arguments[0] : exported;

  const entry = (object: ts.ObjectLiteralExpression, key: string): Part | undefined => {
    for (const property of [...object.properties].reverse()) {
      const value = entryValue(api, property);
      const spread = api.isSpreadAssignment(property) && value && plain(value);
      if (spread && api.isObjectLiteralExpression(spread)) {
        const inSpread = entry(spread, key);
        if (inSpread) return inSpread;
      } else if (entryName(api, property) === key) return { place: property, value };
    }
    return undefined;
  };

  /** The elements of a list, as far as they can be told: up to a spread that is computed. */
  const elements = (list: ts.ArrayLiteralExpression): ts.Expression[] => {
    const found: ts.Expression[] = [];
    for (const element of list.elements) {
      const spread = api.isSpreadElement(element) ? plain(element.expression) : undefined;
      if (!spread) found.push(element);
      else if (api.isArrayLiteralExpression(spread)) found.push(...elements(spread));
      else break;
    }
    return found;
  };

  const partOf = (whole: ts.Expression, step: string | number): Part | undefined => {
    if (api.isObjectLiteralExpression(whole)) return entry(whole, String(step));
    const element = api.isArrayLiteralExpression(whole) ? elements(whole)[Number(step)] : undefined;
    return element && { place: plain(element), value: element };
  };

  return (path) => {
    if (!whole) return undefined;
    let at: Part = { place: plain(whole), value: whole };
    for (const step of path) {
      const next = at.value && partOf(plain(at.value), step);
      if (!next) break;
      at = next;
    }
    return source.getLineAndCharacterOfPosition(at.place.getStart(source)).line + 1;
  };
}

interface Part {
  place: ts.Node;
  value?: ts.Expression;
}
