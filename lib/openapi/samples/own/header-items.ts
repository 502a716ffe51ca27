import type { EscapeName } from '../../request/escape.ts';
import { headerSlot, sentHeaders, type SampleShape } from '../shape.ts';
import type { Part } from '../slots.ts';
import { item, slot } from '../template.ts';

/** One item for each header that the sample sends. `line` writes its line around the slot. */
export const headerItems = (
  shape: SampleShape,
  line: (name: string, value: Part) => Part[],
  escape: EscapeName,
): Part[] =>
  sentHeaders(shape).map((name) =>
    item(headerSlot(name), ...line(name, slot(headerSlot(name), escape))),
  );
