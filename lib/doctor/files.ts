import { encodingMistake } from '@/lib/text/encoding.ts';
import { good, look, some, stop, type Finding } from './finding.ts';

/** Characters and endings that Windows does not allow in a file name. */
const NOT_ON_WINDOWS = /[<>:"|?*\\]|[ .]$/;

/** Maximum length of a file name in bytes, on common file systems. */
const LONGEST_NAME = 255;

/**
 * Finds names that some file systems cannot hold, or that look equal but differ. Paths have forward
 * slashes.
 */
export function checkNames(paths: readonly string[]): Finding[] {
  const findings: Finding[] = [];
  const twins = caseTwins(paths);
  if (twins.length > 0)
    findings.push(
      stop(
        `These names differ in upper and lower case only, or in how a letter with a mark is written. Windows and macOS can hold one of each pair:${some(twins.map((names) => names.join(' and ')))}`,
        'Rename one of each pair. Where they are one page by mistake, delete one.',
      ),
    );
  const parts = (path: string) => path.split('/');
  const foreign = paths.filter((path) => parts(path).some((name) => NOT_ON_WINDOWS.test(name)));
  if (foreign.length > 0)
    findings.push(
      look(
        `These names cannot exist on Windows:${some(foreign)}`,
        'Leave out < > : " | ? * \\ and spaces or dots at the end. `slug` in the front matter can keep the address.',
      ),
    );
  const long = paths.filter((path) =>
    parts(path).some((name) => Buffer.byteLength(name) > LONGEST_NAME - '.html'.length),
  );
  if (long.length > 0)
    findings.push(
      stop(
        `These names are too long for a file of the finished site:${some(long)}`,
        'Shorten them; the title of a page may be as long as you like. A Chinese character counts as three.',
      ),
    );
  const decomposed = paths.filter((path) => path !== path.normalize('NFC'));
  if (decomposed.length > 0)
    findings.push(
      look(
        `In these names a letter and its mark are two characters, as macOS used to write them, so links as they are typed do not find them:${some(decomposed)}`,
        'Rename them: type the name again.',
      ),
    );
  return findings.length > 0
    ? findings
    : [good(`${paths.length} file names that every machine can hold`)];
}

/** Groups of paths that differ only by case, including folders. */
export function caseTwins(paths: readonly string[]): string[][] {
  const known = new Map<string, Set<string>>();
  for (const path of paths) {
    const parts = path.split('/');
    for (let length = 1; length <= parts.length; length++) {
      const own = parts.slice(0, length).join('/');
      const key = own.normalize('NFC').toLowerCase();
      known.set(key, (known.get(key) ?? new Set()).add(own));
    }
  }
  const groups = [...known.values()]
    .filter((names) => names.size > 1)
    .map((names) => [...names].sort());
  // Reporting the folder is enough.
  return groups.filter(
    (names) =>
      !groups.some(
        (others) =>
          others !== names &&
          names.every((name) => others.some((other) => name.startsWith(`${other}/`))),
      ),
  );
}

/** @param files name and content of every text file */
export function checkEncodings(
  files: Iterable<readonly [name: string, bytes: Uint8Array]>,
): Finding {
  const wrong: string[] = [];
  let count = 0;
  for (const [name, bytes] of files) {
    count++;
    const mistake = encodingMistake(bytes);
    if (!mistake) continue;
    const place = mistake.line === undefined ? name : `${name}:${mistake.line}`;
    wrong.push(`${place} ${mistake.message}`);
  }
  if (wrong.length === 0) return good(`${count} text files in UTF-8`);
  return stop(
    `These files are not written in UTF-8, so their letters would be wrong:${some(wrong)}`,
    'Open each in your editor with the encoding that shows it rightly, and save it as UTF-8.',
  );
}
