import type { Random } from '@/bench/random.ts';
import { ACTIONS, NOUNS, TAGS, VERBS } from '@/bench/vocabulary.ts';

/** Languages of the code blocks, by the name behind the fence. */
export const LANGUAGES = ['bash', 'json', 'python', 'ts'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Code of 9 to 20 lines, without the fence. */
export function codeSample(random: Random, language: Language): string {
  return SAMPLES[language](random);
}

const snake = (random: Random): string => random.word(NOUNS).replaceAll('-', '_');
const pascal = (random: Random): string =>
  random.word(NOUNS).replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());

const SAMPLES: Record<Language, (random: Random) => string> = {
  bash: (random) => {
    const [unit, name] = [snake(random), snake(random)];
    return `#!/bin/sh
set -eu
# Stop the ${unit}, then ${random.pick(ACTIONS)} the ${name}.
LOG="/var/log/${unit}/${name}.log"
systemctl stop ${unit}.service
for port in ${random.between(2, 9)} ${random.between(10, 19)} ${random.between(20, 29)}; do
  stationctl ${random.pick(ACTIONS)} --port "$port" --${name.replaceAll('_', '-')}=${random.between(1, 900)} >>"$LOG" 2>&1 || exit 1
done
systemctl start ${unit}.service
grep -c '${random.word(VERBS)}' "$LOG" | awk '{ print "lines: " $1 }'`;
  },
  json: (random) =>
    JSON.stringify(
      {
        [snake(random)]: {
          name: `${snake(random)}-${random.between(10, 99)}`,
          enabled: random.fraction() < 0.6,
          timeout: random.between(1, 90) * 100,
        },
        limits: { low: random.between(-20, 9) / 2, high: random.between(60, 400) / 4 },
        steps: Array.from({ length: random.between(2, 4) }, () => ({
          do: random.pick(ACTIONS),
          on: snake(random),
        })),
        labels: random.several(TAGS, 2),
      },
      null,
      2,
    ),
  python: (random) => {
    const [type, name] = [pascal(random), snake(random)];
    return `from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class ${type}:
    """One ${name} as the station ${random.word(VERBS)} it."""

    serial: str
    ${name}: float = ${random.between(1, 99)}.${random.between(1, 9)}

    def is_valid(self) -> bool:
        return 0 < self.${name} <= ${random.between(100, 999)}


def load(folder: Path) -> list[${type}]:
    found = [${type}(file.stem, float(file.read_text())) for file in sorted(folder.glob("*.${name}"))]
    # The last ${random.between(2, 9)} are not finished.
    return [entry for entry in found if entry.is_valid()][:-${random.between(2, 9)}]`;
  },
  ts: (random) => {
    const [type, name] = [pascal(random), snake(random)];
    return `interface ${type} {
  readonly id: number;
  ${name}?: string;
}

/** ${random.pick(ACTIONS)} every ${name} that the station ${random.word(VERBS)}. */
export async function* pending(host: URL, limit = ${random.between(5, 60)}): AsyncGenerator<${type}> {
  for (let page = 1; page <= limit; page++) {
    const answer = await fetch(new URL(\`/${name}?page=\${page}\`, host));
    if (!answer.ok) throw new Error(\`${type}: \${answer.status}\`);
    const entries = (await answer.json()) as ${type}[];
    if (entries.length === 0) return;
    yield* entries.filter((entry) => entry.${name} !== undefined && entry.id > ${random.between(1, 500)});
  }
}`;
  },
};
