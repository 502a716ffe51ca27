import type { EscapeName } from '../../request/escape.ts';
import { headerSlot, sentHeaders, type SampleShape } from '../shape.ts';
import type { Part } from '../slots.ts';
import { item, slot } from '../template.ts';

/**
 * One item for each header that the sample sends. `line` writes its line around the value.
 * @param inside name and value are in one string
 */
export const headerItems = (
  shape: SampleShape,
  line: (name: string, value: Part) => Part[],
  escape: EscapeName,
  inside = false,
): Part[] =>
  sentHeaders(shape).map((name) =>
    item(
      headerSlot(name),
      ...line(name, slot(headerSlot(name), escape, inside ? `${name}: ` : undefined)),
    ),
  );
