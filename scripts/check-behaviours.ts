import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { behaviourGroups } from '../e2e/behaviours.ts';
import { behavioursOf, testTitles } from '@/lib/checks/test-titles.ts';

const FOLDERS = ['app', 'components', 'lib', 'scripts', 'bench', 'content', 'e2e'];

/** Says which behaviours of e2e/behaviours.ts have no test, and which tests prove a behaviour that is not there. */
function check(): void {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }),
  )
    .filter((entry) => entry.isFile() && /\.(test|spec)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const proven = new Map<string, string>();
  for (const file of files)
    for (const title of testTitles(readFileSync(file, 'utf8'), file))
      for (const id of behavioursOf(title)) proven.set(id, file);
  const known = new Set(behaviourGroups.flatMap((group) => Object.keys(group.behaviours)));
  const problems = [...proven]
    .filter(([id]) => !known.has(id))
    .map(([id, file]) => `${file}: there is no behaviour ${id}.`);
  for (const { name, due, behaviours } of behaviourGroups) {
    const open = Object.entries(behaviours).filter(([id]) => !proven.has(id));
    if (due) problems.push(...open.map(([id, says]) => `${id} has no test: ${says}`));
    else if (open.length > 0)
      console.log(
        `${name}: ${open.length} of ${Object.keys(behaviours).length} behaviours have no test yet (${open.map(([id]) => id).join(', ')}).`,
      );
  }
  for (const problem of problems) console.error(problem);
  console.log(`${proven.size} of ${known.size} behaviours have a test.`);
  if (problems.length > 0) process.exitCode = 1;
}

check();
