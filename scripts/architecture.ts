import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { z } from 'zod';
import { clientComponent } from '@/lib/checks/architecture/client-components.ts';
import { domLines } from '@/lib/checks/architecture/dom-lines.ts';
import { linesAtWidth } from '@/lib/checks/architecture/file-length.ts';
import { LIMITS, type Limit } from '@/lib/checks/architecture/limits.ts';
import { privateMentions } from '@/lib/checks/architecture/private-interfaces.ts';
import { rawControls } from '@/lib/checks/architecture/raw-controls.ts';
import { filesBelow } from '@/lib/site/files-below.ts';

/** What the portal consists of. Bare names are folders. */
const PORTAL = ['app', 'components', 'lib', 'scripts'];
/** Beside it: tests on built sites, measurements, and what configures Next. */
const BESIDE = [
  ...['bench', 'e2e', 'next.config.ts'],
  ...['instrumentation-client.ts', 'instrumentation.dev.ts'],
];
const CODE = new Set(['.ts', '.tsx', '.mjs', '.css']);
/** The only code that may depend on the internals of Next's export, and the check itself. */
const MAY_BE_PRIVATE = /^lib\/(next-export|checks\/architecture)\//;
const WIDTH = 100;
const LONGEST = 200;

interface SourceFile {
  file: string;
  text: string;
}

/**
 * Reports the structure of the code. Fails when a count is above its limit
 * (lib/checks/architecture/limits.ts).
 */
function architecture(): void {
  const all = sourcesOf([...PORTAL, ...BESIDE]);
  const own = all.filter(({ file }) => !/\.(test|spec)\.|__fixtures__|^e2e\//.test(file));
  const sources = own.filter(({ file }) => PORTAL.includes(file.split('/')[0] ?? ''));
  const code = sources.filter(({ file }) => /\.tsx?$/.test(file));
  const clients = code.flatMap(({ file, text }) => clientComponent(text, file) ?? []);
  console.log(`Client components (${clients.length}) and what they import:`);
  for (const { file, imports } of clients) console.log(`  ${file}: ${imports.join(', ')}`);
  const counts: [Limit, string[]][] = [
    [
      LIMITS.privateMentions,
      all
        .filter(({ file }) => /\.tsx?$/.test(file) && !MAY_BE_PRIVATE.test(file))
        .flatMap(({ file, text }) => privateMentions(text).map(({ line }) => `${file}:${line}`)),
    ],
    [
      LIMITS.domLines,
      code
        .filter(({ file }) => file.startsWith('components/'))
        .flatMap(({ file, text }) => domLines(text, file).map((line) => `${file}:${line}`)),
    ],
    [
      LIMITS.rawControls,
      code
        .filter(({ file }) => !file.startsWith('components/ui/'))
        .flatMap(({ file, text }) => rawControls(text, file).map((line) => `${file}:${line}`)),
    ],
    [LIMITS.longFiles, longFiles(own)],
    [LIMITS.importViolations, importViolations()],
  ];
  for (const [limit, places] of counts) report(limit, places);
}

const sourcesOf = (places: readonly string[]): SourceFile[] =>
  places
    .flatMap((place) => (extname(place) === '' ? filesBelow(place) : [place]))
    .filter((file) => CODE.has(extname(file)))
    .sort()
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const longFiles = (sources: readonly SourceFile[]): string[] =>
  sources
    .map(({ file, text }) => ({ file, lines: linesAtWidth(text, WIDTH) }))
    .filter(({ lines }) => lines > LONGEST)
    .map(({ file, lines }) => `${file} (${lines})`);

const cruiseResult = z.object({
  summary: z.object({
    violations: z.array(
      z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) }),
    ),
  }),
});

function importViolations(): string[] {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      join('node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs'),
      ...PORTAL,
      ...BESIDE,
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'json',
    ],
    {
      encoding: 'utf8',
      maxBuffer: 1e9,
    },
  );
  if (stdout === '') throw new Error(`dependency-cruiser has printed nothing: ${stderr}`);
  const { summary } = cruiseResult.parse(JSON.parse(stdout));
  return summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`);
}

function report({ label, most }: Limit, places: readonly string[]): void {
  const count = places.length;
  console.log(`\n${count} ${label} (limit ${most})`);
  if (process.argv.includes('--list') || count > most)
    for (const place of places) console.log(`  ${place}`);
  if (count < most)
    console.log(
      `  It has fallen: lower the limit in lib/checks/architecture/limits.ts to ${count}.`,
    );
  if (count <= most) return;
  console.error(`  ${count - most} too many.`);
  process.exitCode = 1;
}

architecture();
