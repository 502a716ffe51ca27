import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { filesBelow } from '@/lib/site/files-below.ts';
import { surveyTable, type SurveyRow } from './survey-table.ts';

const DOCUMENT = /\.(json|ya?ml)$/;
const TIME_LIMIT = 180_000;

/**
 * Each document builds in a process of its own, so that one that fails or takes all memory says
 * nothing about the next.
 */
function surveyOne(file: string, shown: string): Promise<SurveyRow> {
  return new Promise((done) => {
    const child = spawn(
      process.execPath,
      [
        '--max-old-space-size=2048',
        'scripts/run.mjs',
        'bench/openapi/survey-document.ts',
        file,
        'alone',
      ],
      { timeout: TIME_LIMIT },
    );
    const text = { out: '', error: '' };
    child.stdout.on('data', (part: Buffer) => (text.out += part.toString()));
    child.stderr.on('data', (part: Buffer) => (text.error += part.toString()));
    child.on('close', (code, signal) => {
      const failed: SurveyRow = {
        file: shown,
        built: false,
        operations: 0,
        pages: 0,
        errors: [
          signal
            ? `stopped after ${TIME_LIMIT / 1000} s`
            : (text.error.split('\n').find((line) => /Error|error/.test(line)) ??
              text.error.slice(0, 200)),
        ],
        errorCount: 1,
        warnings: 0,
        seconds: 0,
        megabytes: 0,
        memory: 0,
      };
      done(
        code === 0 ? { ...(JSON.parse(text.out) as Omit<SurveyRow, 'file'>), file: shown } : failed,
      );
    });
  });
}

/**
 * Builds every document of some folders or files as a site of its own: `npm run bench:openapi --
 * [folder or file …]`. Without any: GitHub's own REST API, about 12 MB and a thousand operations.
 */
async function main(given: readonly string[]): Promise<void> {
  const github = createRequire(join(process.cwd(), 'package.json')).resolve(
    '@octokit/openapi/generated/api.github.com.json',
  );
  const places = given.length > 0 ? given : [github];
  const documents = places.flatMap((place) =>
    statSync(place).isDirectory()
      ? filesBelow(resolve(place))
          .filter((file) => DOCUMENT.test(file))
          .map((file) => ({ file, shown: relative(resolve(place), file) }))
      : [{ file: resolve(place), shown: place }],
  );
  mkdirSync('.cache', { recursive: true });
  const rows: SurveyRow[] = [];
  const queue = [...documents];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const row = await surveyOne(next.file, next.shown);
      rows.push(row);
      // A survey of hundreds of documents takes long, and may be stopped.
      writeFileSync(join('.cache', 'openapi-survey.json'), JSON.stringify(rows, null, 1));
      process.stderr.write(
        `${rows.length}/${documents.length} ${row.built ? 'built ' : 'FAILED'} ${row.seconds.toFixed(1)} s ${row.file} ${row.errors[0] ?? ''}\n`,
      );
    }
  };
  await Promise.all(Array.from({ length: Number(process.env.SURVEY_WORKERS ?? 2) }, work));
  rows.sort((a, b) => (a.file < b.file ? -1 : 1));
  console.log(surveyTable(rows));
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
