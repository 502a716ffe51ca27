import type ts from 'typescript';
import { entryName, entryValue, moduleSyntax } from '@/lib/text/module-syntax.ts';

/** An entry of an object that a module exports. */
export interface ObjectEntry {
  /** Absent for a spread (`...other`). */
  name?: string;
  /** The entry as written. */
  source: string;
  line: number;
  /** The import that is its value, if it is one. */
  from?: { name: string; specifier: string };
}

/**
 * The entries of the object that is the default export of a module, read from its syntax. Constants
 * of the module that hold the object, or a part of it, are followed.
 * @returns undefined if the default export is not an object
 */
export function objectEntries(api: typeof ts, source: ts.SourceFile): ObjectEntry[] | undefined {
  const { exported, imports, plain } = moduleSyntax(api, source);
  const entriesOf = (object: ts.ObjectLiteralExpression): ObjectEntry[] =>
    object.properties.flatMap((property): ObjectEntry[] => {
      const value = entryValue(api, property);
      const expression = value && plain(value);
      if (
        api.isSpreadAssignment(property) &&
        expression &&
        api.isObjectLiteralExpression(expression)
      )
        return entriesOf(expression);
      const { line } = source.getLineAndCharacterOfPosition(property.getStart(source));
      return [
        {
          name: entryName(api, property),
          source: property.getText(source),
          line: line + 1,
          from:
            expression && api.isIdentifier(expression) ? imports.get(expression.text) : undefined,
        },
      ];
    });

  const object = exported && plain(exported);
  return object && api.isObjectLiteralExpression(object) ? entriesOf(object) : undefined;
}
