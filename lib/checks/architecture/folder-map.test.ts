import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const MAP = readFileSync('docs/architecture.md', 'utf8');

test.each(['components', 'lib'])(
  'each folder of %s is in the map of docs/architecture.md',
  (room) => {
    const missing = readdirSync(room, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${room}/${name}/`)
      .filter((folder) => !MAP.includes(`\`${folder}\``));
    expect(missing, 'Add a row under "Folders".').toEqual([]);
  },
);
