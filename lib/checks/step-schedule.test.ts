import { expect, test } from 'vitest';
import { NOTHING, runSteps, summary, type Outcome, type Step } from './step-schedule.ts';

/** Steps that end when they are told to, and what has happened to them so far. */
function stage(definitions: (Omit<Step, 'run'> & { outcome?: Partial<Outcome> })[]) {
  const events: string[] = [];
  const end = new Map<string, () => void>();
  const steps = definitions.map(({ outcome, ...step }): Step => ({
    ...step,
    run: async (say) => {
      await new Promise<void>((resolve) => end.set(step.name, resolve));
      say(`${step.name} said it`);
      return { ...NOTHING, passed: 1, ...outcome };
    },
  }));
  const tell = {
    onStart: ({ name }: Step) => void events.push(`+${name}`),
    onEnd: ({ name, failed }: { name: string; failed: number }) =>
      void events.push(`-${name}${failed > 0 ? '!' : ''}`),
  };
  const finish = async (name: string) => {
    end.get(name)!();
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  return { events, steps, tell, finish };
}

test('steps run side by side as far as there is room, in the order of the list', async () => {
  const { events, steps, tell, finish } = stage([{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
  const all = runSteps(steps, 2, tell);
  expect(events).toEqual(['+a', '+b']);
  await finish('b');
  expect(events).toEqual(['+a', '+b', '-b', '+c']);
  await finish('a');
  await finish('c');
  expect((await all).map(({ name, said, passed }) => [name, said, passed])).toEqual([
    ['b', 'b said it', 1],
    ['a', 'a said it', 1],
    ['c', 'c said it', 1],
  ]);
});

test('a step waits for those before it and for those it needs, and nobody waits for what is not asked for', async () => {
  const { events, steps, tell, finish } = stage([
    { name: 'build', after: ['types'] },
    { name: 'lint' },
    { name: 'site', needs: ['build'], after: ['lint'] },
  ]);
  const all = runSteps(steps, 3, tell);
  expect(events).toEqual(['+build', '+lint']);
  await finish('build');
  expect(events).not.toContain('+site');
  await finish('lint');
  await finish('site');
  await all;
  expect(events).toEqual(['+build', '+lint', '-build', '-lint', '+site', '-site']);
});

test('what needs a step that failed is not run, and fails; what only comes after it runs', async () => {
  const { events, steps, tell, finish } = stage([
    { name: 'build', outcome: { passed: 0, failed: 1 } },
    { name: 'e2e', needs: ['build'] },
    { name: 'unit', after: ['build'] },
  ]);
  const all = runSteps(steps, 2, tell);
  await finish('build');
  await finish('unit');
  expect(events).toEqual(['+build', '-build!', '-e2e!', '+unit', '-unit']);
  expect((await all).find(({ name }) => name === 'e2e')?.said).toContain('because build failed');
});

test('a step that runs alone has nobody beside it', async () => {
  const { events, steps, tell, finish } = stage([
    { name: 'a' },
    { name: 'e2e', alone: true },
    { name: 'b' },
  ]);
  const all = runSteps(steps, 2, tell);
  expect(events).toEqual(['+a', '+b']);
  await finish('a');
  expect(events).not.toContain('+e2e');
  await finish('b');
  expect(events.at(-1)).toBe('+e2e');
  await finish('e2e');
  await all;
});

test('a step that throws has failed, and says why; steps that wait for each other are refused', async () => {
  const broken: Step = { name: 'a', run: () => Promise.reject(new Error('no disk')) };
  const [result] = await runSteps([broken], 1, { onEnd: () => undefined });
  expect(result).toMatchObject({ failed: 1, said: expect.stringContaining('no disk') as string });
  const run = () => Promise.resolve(NOTHING);
  const circle = [
    { name: 'a', after: ['b'], run },
    { name: 'b', needs: ['a'], run },
  ];
  await expect(runSteps(circle, 1, { onEnd: () => undefined })).rejects.toThrow('a, b wait');
});

test('a summary names what was skipped only where something was', () => {
  expect(summary({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed');
  expect(summary({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
});
