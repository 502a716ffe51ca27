import { withoutExtension } from '@/lib/content/source-tree.ts';
import type { NumberPrefixes, SplitName } from '@/lib/docs/slugs.ts';
import { isObject } from '@/lib/text/guards.ts';
import type { OwnFunction } from './own-function.ts';

/**
 * What the `numberPrefixParser` of a site makes of the names of its documents and folders.
 * @param files paths of documents and other files
 * @throws BuildError when it throws, or returns something else
 */
export function numberPrefixes(
  parser: boolean | OwnFunction,
  files: readonly string[],
): NumberPrefixes {
  if (typeof parser === 'boolean') return parser;
  const documents = files.filter((file) => /\.mdx?$/.test(file));
  const names = new Set(documents.flatMap((file) => withoutExtension(file).split('/')));
  return Object.fromEntries(
    [...names].flatMap((name): [string, SplitName][] => {
      const about = `the name "${name}"`;
      const result = parser.call(name, about);
      const { filename, numberPrefix } = isObject(result) ? result : {};
      if (typeof filename !== 'string' || filename === '')
        throw parser.mistake(
          `\`numberPrefixParser\` must return \`{ filename, numberPrefix }\`, and does not for ${about}. Correct the function, or remove it to have the default.`,
        );
      if (typeof numberPrefix === 'number')
        return [[name, { name: filename, position: numberPrefix }]];
      return filename === name ? [] : [[name, { name: filename }]];
    }),
  );
}
