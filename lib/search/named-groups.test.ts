import { expect, test } from 'vitest';
import { factorOfGroup, partsOfGroup } from '@/lib/search/named-groups.ts';

const factor = (group: string, query: string): number =>
  factorOfGroup(partsOfGroup(group), query.split(' '));

test.each([
  ['EdgeLink@', 'edgelink static route', 1.3],
  ['EdgeLink@', 'static route', 1],
  ['EdgeLink@EdgeLink/1.0', 'edgelink', 1.3],
  ['SignageCMSV2@', 'signage cms v2 server', 1.3],
  ['SignageCMSV2@', 'signage server', 1],
  ['APIs/EdgeHub@', 'edgehub api parameters', 1.6],
  ['APIs/EdgeHub@', 'static edge hub parameters', 1.3],
  ['APIs/Edge-Hub_2@', 'edgehub2', 1.3],
  ['APIs/EdgeHub@', 'edge box hub', 1],
  ['EdgeHub@', 'edgehub api parameters', 1.3],
  ['@', 'edgehub', 1],
  ['training@', 'modbus', 0.4],
  ['training@', 'training modbus', 1.3],
  ['docs/training@', 'modbus', 1],
])('B87: pages of %s count more when "%s" names them: %d', (group, query, expected) => {
  expect(factor(group, query)).toBeCloseTo(expected);
});
