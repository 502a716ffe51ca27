import { loadConfig, spellCheckDocument } from 'cspell-lib';
import type { Problem } from '@/lib/content/problem.ts';
import type { WrittenText } from './english-texts.ts';

/**
 * Reports words that are in no dictionary, once for each file, at their first place. `configFile`
 * (cspell.config.yaml) names languages, dictionaries and the word list; spelling checkers of
 * editors use it as well.
 */
export async function spelling(
  texts: readonly WrittenText[],
  configFile: string,
): Promise<Problem[]> {
  const config = await loadConfig(configFile);
  const problems: Problem[] = [];
  for (const [file, own] of byFile(texts)) {
    const content = own.map(({ text }) => text).join('\n');
    const document = {
      uri: `stdin:///${encodeURIComponent(file)}`,
      text: content,
      languageId: 'plaintext',
    };
    const { issues, errors } = await spellCheckDocument(
      document,
      { generateSuggestions: true, numSuggestions: 3, noConfigSearch: true },
      config,
    );
    if (errors?.length)
      throw new Error(`${file}: ${errors.map(({ message }) => message).join(', ')}`);
    const reported = new Set<string>();
    for (const { text: word, offset, suggestions = [] } of issues) {
      if (reported.has(word.toLowerCase())) continue;
      reported.add(word.toLowerCase());
      const line = lineAt(own, offset);
      problems.push({
        file,
        ...(line === undefined ? {} : { line }),
        severity: 'error',
        message: `“${word}” is in no dictionary.${meant(suggestions)}`,
      });
    }
  }
  return problems;
}

const meant = (suggestions: readonly string[]): string =>
  `${suggestions.length > 0 ? ` Is “${suggestions.join('”, “')}” meant?` : ''} A right word of this field belongs into content/words.txt, code into backticks.`;

function byFile(texts: readonly WrittenText[]): Map<string, WrittenText[]> {
  const files = new Map<string, WrittenText[]>();
  for (const text of texts) files.set(text.file, [...(files.get(text.file) ?? []), text]);
  return files;
}

/** Line of the source at an offset in the joined texts. */
function lineAt(texts: readonly WrittenText[], offset: number): number | undefined {
  let start = 0;
  for (const { text, line } of texts) {
    const end = start + text.length;
    if (offset <= end)
      return line === undefined
        ? undefined
        : line + text.slice(0, offset - start).split('\n').length - 1;
    start = end + 1;
  }
  return undefined;
}
