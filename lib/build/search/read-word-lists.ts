import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';

/** An entry of a file of lists: `key: [words, words]`. */
export interface WordList {
  key: string;
  words: string[];
  /** Its place, as messages name it: `content/synonyms.en.yaml:12`. */
  place: string;
}

const listsSchema = z.record(z.string().trim().min(1), z.array(z.string().trim().min(1)).min(1));

/**
 * The lists of a file in the content folder. A site needs no such file.
 * @param form how an entry is written, for messages
 * @throws Error with file, line and remedy when the file has another form
 */
export function readWordLists(content: string, name: string, form: string): WordList[] {
  const file = join(content, name);
  if (!existsSync(file)) return [];
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines });
  const placeOf = (offset = 0): string => `content/${name}:${lines.linePos(offset).line}`;
  const fail = (offset: number | undefined, reason: string): never => {
    throw new Error(
      `${placeOf(offset)}: ${reason}. Write \`${form}\`, each once; quote what begins with a sign or is a number.`,
    );
  };
  const [mistake] = document.errors;
  if (mistake) return fail(mistake.pos[0], mistake.message.replace(/ at line [\s\S]*/, ''));
  if (document.contents === null) return [];
  const { data, error } = listsSchema.safeParse(document.toJS());
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
    const name = isScalar(key) ? String(key.value) : '';
    return {
      key: name.trim(),
      words: data[name] ?? [],
      place: placeOf(isNode(key) ? key.range[0] : 0),
    };
  });
}
