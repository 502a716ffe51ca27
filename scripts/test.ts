import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { runSteps, sum, summary, NOTHING, type Result } from '@/lib/checks/step-schedule.ts';
import { changedSteps } from './test-changed.ts';
import { RESULTS } from './test-programs.ts';
import { everyStep, ONLY_WHEN_ASKED } from './test-steps.ts';

/**
 * Every test. With names of steps those only; with `--changed` what the change at hand concerns;
 * other options are for Playwright, as in `npm test -- e2e --shard=1/4`.
 */
async function test(args: readonly string[]): Promise<void> {
  const names = args.filter((arg) => !arg.startsWith('-'));
  const options = args.filter((arg) => arg.startsWith('-') && arg !== '--changed');
  const all = everyStep({ playwright: options, unitAlone: names.length === 1 });
  const unknown = names.filter((name) => !all.some((step) => step.name === name));
  if (unknown.length > 0)
    throw new Error(
      `There is no step ${unknown.join(', ')}. Steps: ${all.map(({ name }) => name).join(', ')}.`,
    );
  const steps = args.includes('--changed')
    ? changedSteps(all)
    : all.filter(({ name }) =>
        names.length > 0 ? names.includes(name) : !ONLY_WHEN_ASKED.includes(name),
      );
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  const started = Date.now();
  const results = await runSteps(steps, Math.min(2, availableParallelism()), {
    // What runs by itself says what it does while it does it.
    onStart: ({ name, alone }) => alone && console.log(heading(name)),
    onEnd: (result) => {
      if (!steps.find(({ name }) => name === result.name)?.alone) console.log(heading(result.name));
      if (result.said.trim() !== '') console.log(result.said.trimEnd());
      console.log(`── ${result.name}: ${summary(result)} (${result.seconds.toFixed(0)} s)`);
    },
  });
  const total = results.reduce(sum, NOTHING);
  console.log(`\n${table(results)}\n${((Date.now() - started) / 1000).toFixed(0)} s in all`);
  console.log(`\n${summary(total)}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

const heading = (name: string): string => `\n── ${name} ${'─'.repeat(60 - name.length)}`;

const table = (results: readonly Result[]): string =>
  results
    .map(
      (result) =>
        `${result.name.padEnd(14)} ${result.seconds.toFixed(0).padStart(5)} s  ${summary(result)}`,
    )
    .join('\n');

test(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
});
