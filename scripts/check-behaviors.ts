import { readFileSync } from 'node:fs';
import { behaviorGroups } from '../e2e/behaviors.ts';
import { behaviorsOf, testTitles } from '@/lib/checks/test-titles.ts';
import { filesBelow } from '@/lib/site/files-below.ts';

const FOLDERS = ['app', 'components', 'lib', 'scripts', 'bench', 'content', 'e2e'];

/**
 * Reports the behaviors of e2e/behaviors.ts without a test, and tests that name an unknown
 * behavior.
 */
function check(): void {
  const files = FOLDERS.flatMap(filesBelow).filter((file) => /\.(test|spec)\.tsx?$/.test(file));
  const proven = new Map<string, string>();
  for (const file of files)
    for (const title of testTitles(readFileSync(file, 'utf8'), file))
      for (const id of behaviorsOf(title)) proven.set(id, file);
  const known = new Set(behaviorGroups.flatMap((group) => Object.keys(group.behaviors)));
  const problems = [...proven]
    .filter(([id]) => !known.has(id))
    .map(([id, file]) => `${file}: there is no behavior ${id}.`);
  for (const { name, due, behaviors } of behaviorGroups) {
    const open = Object.entries(behaviors).filter(([id]) => !proven.has(id));
    if (due) problems.push(...open.map(([id, says]) => `${id} has no test: ${says}`));
    else if (open.length > 0)
      console.log(
        `${name}: ${open.length} of ${Object.keys(behaviors).length} behaviors have no test yet (${open.map(([id]) => id).join(', ')}).`,
      );
  }
  for (const problem of problems) console.error(problem);
  console.log(`${proven.size} of ${known.size} behaviors have a test.`);
  if (problems.length > 0) process.exitCode = 1;
}

check();
