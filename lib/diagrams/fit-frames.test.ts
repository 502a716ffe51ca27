import { expect, test } from 'vitest';
import { elementsOf } from './__fixtures__/drawn.ts';
import { boundsOf } from './bounds.ts';
import { drawDiagram } from './draw.ts';

test('B58: the frame of a group is around its nodes, though nodes of other groups share their column', () => {
  const { wide } = drawDiagram(
    `flowchart LR
  subgraph A
    a["中心"] -->|發起| b["閘道器"]
  end
  subgraph B
    c["閘道器"] -->|發起| d["中心"]
  end
  subgraph C
    e["人機介面"] -->|從站埠| f["閘道器"]
    f -->|主站埠| g["裝置"]
  end`,
  );
  const rects = elementsOf(wide).filter(({ tag }) => tag === 'rect');
  const frames = rects.filter(({ attributes }) => attributes.fill === 'none').map(boundsOf);
  expect(frames).toHaveLength(3);
  for (const frame of frames) {
    const inside = rects
      .map(boundsOf)
      .filter(({ top, bottom }) => top > frame.top && bottom < frame.bottom);
    expect(inside.length).toBeGreaterThanOrEqual(2);
    for (const { left, right } of inside) {
      expect(left).toBeGreaterThanOrEqual(frame.left + 7.9);
      expect(right).toBeLessThanOrEqual(frame.right - 7.9);
    }
  }
});
