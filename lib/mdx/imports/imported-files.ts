import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { importTarget, type ImportPlace, type ImportTarget } from './import-target.ts';
import { REGISTRY } from './registered-components.ts';

const IMPORT =
  /^[ \t]*(?:import|export)\s[^'"]*?['"]([^'"\n]+)['"]|\brequire\(\s*['"]([^'"\n]+)['"]\s*\)/gm;

/**
 * The files that a text imports, with fingerprints of their content; also those that these import.
 * It reads the text without parsing it, so it may also name what only looks like an import.
 */
export function importedFiles(body: string, place: ImportPlace): string[] {
  const found = new Map<string, string>();
  collect(body, place, found);
  return [...found].map(([file, hash]) => `${file} ${hash}`).sort();
}

function collect(body: string, place: ImportPlace, found: Map<string, string>): void {
  if (/<[A-Z]/.test(body)) add(importTarget(REGISTRY, place), place, found);
  if (!/\bimport\s|\brequire\(/.test(body)) return;
  for (const [, imported, required] of body.matchAll(IMPORT)) {
    const specifier = imported ?? required ?? '';
    const target = importTarget(specifier, place);
    if (target.kind === 'missing') found.set(specifier, 'missing');
    add(target, place, found);
  }
}

function add(target: ImportTarget, place: ImportPlace, found: Map<string, string>): void {
  if (!('file' in target) || found.has(target.file)) return;
  const content = read(target.file);
  found.set(target.file, createHash('sha256').update(content).digest('hex').slice(0, 10));
  if (target.kind === 'part' || target.kind === 'module')
    collect(content.toString('utf8'), { ...place, path: target.file }, found);
}

function read(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    // A package that only the bundler can find.
    return Buffer.from('');
  }
}
