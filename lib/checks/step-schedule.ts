/** What a step of the tests has found. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
}

export interface Step {
  name: string;
  /**
   * Steps that must have ended, whatever they found, because both write the same files or need the
   * same memory.
   */
  after?: readonly string[];
  /**
   * Steps without which this one proves nothing: when one has failed, this one is not run, and
   * counts as failed.
   */
  needs?: readonly string[];
  /** Runs by itself, with the whole machine. */
  alone?: boolean;
  /** Runs the step; what it says is printed when it has ended. */
  run: (say: (text: string) => void) => Promise<Outcome>;
}

export interface Result extends Outcome {
  name: string;
  seconds: number;
  said: string;
}

export const NOTHING: Outcome = { passed: 0, failed: 0, skipped: 0 };

export const sum = (a: Outcome, b: Outcome): Outcome => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

export const summary = ({ passed, failed, skipped }: Outcome): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/**
 * Runs the steps, `places` of them side by side, each as early as it may; of those that may, the
 * first of the list. Only steps of the list are waited for.
 */
export async function runSteps(
  steps: readonly Step[],
  places: number,
  { onStart, onEnd }: { onStart?: (step: Step) => void; onEnd: (result: Result) => void },
): Promise<Result[]> {
  const names = new Set(steps.map(({ name }) => name));
  const waiting = [...steps];
  const running = new Map<Step, Promise<void>>();
  const ended = new Map<string, Result>();
  const mayStart = ({ after = [], needs = [], alone }: Step): boolean =>
    [...after, ...needs].every((name) => !names.has(name) || ended.has(name)) &&
    (alone ? running.size === 0 : ![...running.keys()].some((other) => other.alone));

  const finish = (result: Result): void => {
    ended.set(result.name, result);
    onEnd(result);
  };
  const start = (step: Step): void => {
    const broken = step.needs?.filter((name) => (ended.get(name)?.failed ?? 0) > 0) ?? [];
    if (broken.length > 0) {
      const said = `Not run, because ${broken.join(' and ')} failed.\n`;
      finish({ ...NOTHING, failed: 1, name: step.name, seconds: 0, said });
      return;
    }
    onStart?.(step);
    running.set(
      step,
      timed(step).then((result) => {
        running.delete(step);
        finish(result);
      }),
    );
  };

  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < places ? waiting.find(mayStart) : undefined;
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      start(next);
    } else if (running.size > 0) await Promise.race(running.values());
    else throw new Error(`${waiting.map(({ name }) => name).join(', ')} wait for each other.`);
  }
  return [...ended.values()];
}

async function timed({ name, run }: Step): Promise<Result> {
  const started = Date.now();
  let said = '';
  const say = (text: string): void => void (said += text);
  const outcome = await run(say).catch((error: unknown): Outcome => {
    say(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    return { ...NOTHING, failed: 1 };
  });
  return { ...outcome, name, seconds: (Date.now() - started) / 1000, said };
}
