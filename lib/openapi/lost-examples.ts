import type { Problem } from '@/lib/content/problem.ts';
import type { ParsedText } from './parse-document.ts';
import { exampleReferences } from './references.ts';
import { fileOf, isElsewhere, leadsToNoFile, shownFile } from './target-files.ts';

/**
 * Leaves out the examples of a file that are in other files which are missing. The parsed value is
 * changed.
 *
 * @param strict that is an error
 */
export const leaveOutLostExamples = (
  folder: string,
  name: string,
  text: ParsedText,
  strict: boolean,
): Problem[] =>
  exampleReferences(text.value).flatMap(({ holder, key, target, path }): Problem[] => {
    if (isElsewhere(target) || !leadsToNoFile(folder, name, target)) return [];
    Reflect.deleteProperty(holder, key);
    const file = shownFile(folder, fileOf(name, target));
    const leftOut = strict ? '' : ', so this example is left out';
    return [
      text.problemAt(
        path,
        `leads to ${file}, which does not exist${leftOut}. Correct the reference, or add the file.`,
        strict ? 'error' : 'warning',
      ),
    ];
  });
