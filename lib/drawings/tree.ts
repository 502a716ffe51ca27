import { z } from 'zod';
import { readSource } from './read-source.ts';

export interface Branch {
  label: string;
  /** What it is, after ` | `. */
  note?: string;
  below: Branch[];
}
export interface Tree {
  title: string;
  items: Branch[];
}

type Written = string | { [label: string]: Written[] };
const written: z.ZodType<Written> = z.lazy(() =>
  z.union([z.string().min(1), z.record(z.string(), z.array(written).min(1))]),
);
const treeSchema = z.strictObject({ title: z.string().min(1), items: z.array(written).min(1) });

/** @throws DrawingError for an entry that is neither a name nor a name with entries below it */
export function readTree(source: string): Tree {
  const { title, items } = readSource(source, treeSchema).data;
  return { title, items: items.flatMap(branches) };
}

function branches(entry: Written): Branch[] {
  if (typeof entry === 'string') return [branch(entry, [])];
  return Object.entries(entry).map(([label, below]) => branch(label, below.flatMap(branches)));
}

function branch(text: string, below: Branch[]): Branch {
  const [, label = text, note] = /^(.+?) \| (.+)$/.exec(text) ?? [];
  return { label, note, below };
}

/** Every label and note. */
export const branchWords = (all: readonly Branch[]): string[] =>
  all.flatMap(({ label, note, below }) => [label, note ?? '', ...branchWords(below)]);
