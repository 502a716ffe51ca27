import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';

/** A word of the manuals and what readers type for it. */
export interface SynonymEntry {
  word: string;
  typed: string[];
  /** Its place, as messages name it: `content/synonyms.en.yaml:12`. */
  place: string;
}

const synonymsSchema = z.record(z.string().trim().min(1), z.array(z.string().trim().min(1)).min(1));

/**
 * The synonyms of a locale: `content/synonyms.<locale>.yaml`, whose keys are words of the manuals. A site needs no such file.
 * @throws Error with file, line and remedy when the file has another form
 */
export function readSynonyms(content: string, locale: string): SynonymEntry[] {
  const name = `synonyms.${locale}.yaml`;
  const file = join(content, name);
  if (!existsSync(file)) return [];
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines });
  const placeOf = (offset = 0): string => `content/${name}:${lines.linePos(offset).line}`;
  const fail = (offset: number | undefined, reason: string): never => {
    throw new Error(
      `${placeOf(offset)}: ${reason}. Write \`word of the manuals: [other, words]\`, each word once; quote what begins with a sign or is a number.`,
    );
  };
  const [mistake] = document.errors;
  if (mistake) return fail(mistake.pos[0], mistake.message.replace(/ at line [\s\S]*/, ''));
  if (document.contents === null) return [];
  const { data, error } = synonymsSchema.safeParse(document.toJS());
  const issue = error?.issues[0];
  if (issue || !data || !isMap(document.contents)) {
    const path = issue?.path ?? [];
    const pair = isMap(document.contents)
      ? document.contents.items.find(({ key }) => isScalar(key) && String(key.value) === path[0])
      : undefined;
    const offset = isNode(pair?.key) ? pair.key.range[0] : 0;
    return fail(
      offset,
      `${path.length > 0 ? `“${path.join('.')}”: ` : ''}${issue?.message ?? 'no list of words'}`,
    );
  }
  return document.contents.items.map(({ key }) => {
    const word = isScalar(key) ? String(key.value) : '';
    return {
      word: word.trim(),
      typed: data[word] ?? [],
      place: placeOf(isNode(key) ? key.range[0] : 0),
    };
  });
}
