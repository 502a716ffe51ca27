import { readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { Problem } from '@/lib/content/problem.ts';
import { splitLocale, type SourceTree } from '@/lib/content/source-tree.ts';
import { isObject, type Json } from '@/lib/openapi/json.ts';
import { parseText } from '@/lib/openapi/parse-document.ts';
import type { EditorialPage } from './editorial-page.ts';
import { markdownProse } from './page-text.ts';
import { filesBelow } from '@/lib/site/files-below.ts';

/** Something that a reader reads, and where its writer finds it. */
export interface WrittenText extends Pick<Problem, 'file' | 'line'> {
  text: string;
}

/** What a reader sees of a diagram: what stands in quotes, brackets or bars, or ends a line behind a colon or `as`. */
const DIAGRAM_LABEL = /"([^"\n]+)"|[[({|]([^[\](){}|"\n]+)[\])}|]|(?::|\bas) +([^"\n]+)$/gm;

/** What a page says: its prose, what its head says about it, and the labels of its diagrams. Other code follows no spelling. */
export function pageTexts({ file, frontMatter, text, offset }: EditorialPage): WrittenText[] {
  const { title, description, sidebar_label: label, keywords = [], tags = [] } = frontMatter;
  const head = [title, description, label, ...keywords, ...tags].filter(
    (entry) => entry !== undefined,
  );
  const diagrams = text.codes
    .filter(({ lang }) => lang === 'mermaid')
    .flatMap(({ value, line }) =>
      [...value.matchAll(DIAGRAM_LABEL)].map((match) => ({
        text: (match[1] ?? match[2] ?? match[3])!,
        line: line + value.slice(0, match.index).split('\n').length,
      })),
    );
  return [
    ...head.map((entry) => ({ file, line: 1, text: entry })),
    ...[...text.prose, ...diagrams].map((part) => ({
      file,
      line: part.line + offset,
      text: part.text,
    })),
  ];
}

/** Labels and descriptions of categories, and the training page. */
export function otherContentTexts(tree: SourceTree, locale: string): WrittenText[] {
  const ofLocale = ({ file }: { file: string }) => splitLocale(file).locale === locale;
  const categories = tree.categories
    .filter(ofLocale)
    .flatMap(({ file, meta }) =>
      [meta.label, meta.description].map((text) => ({ file: `content/${file}`, text: text ?? '' })),
    );
  const training = tree.training
    .filter(ofLocale)
    .flatMap(({ file, content }) =>
      everyText(content as unknown as Json).map(({ text }) => ({ file: `content/${file}`, text })),
    );
  return [...categories, ...training].filter(
    ({ text }) => text !== '' && !/^(https?:|\/)/.test(text),
  );
}

/** Texts of a configuration that are given for each locale. */
export function localizedTexts(config: unknown, locale: string, file: string): WrittenText[] {
  if (Array.isArray(config)) return config.flatMap((entry) => localizedTexts(entry, locale, file));
  if (typeof config !== 'object' || config === null) return [];
  return Object.entries(config).flatMap(([key, value]) =>
    key === locale && typeof value === 'string'
      ? [{ file, text: value }]
      : localizedTexts(value, locale, file),
  );
}

/** Keys of an OpenAPI document under which something is said to people. */
const SAID = new Set([
  'description',
  'summary',
  'title',
  'x-displayName',
  'x-deprecated-description',
]);
/** Below these stands data, which may have keys of any name. A property of that name is none of them. */
const DATA = new Set(['example', 'value', 'default', 'enum', 'const']);

/** The documents of the HTTP APIs and the parts that they are made of, without translations. */
export function apiFiles(site: string): string[] {
  return filesBelow(join(site, 'openapi'))
    .filter((file) => /\.(ya?ml|json)$/.test(file) && !/\.overlay\./.test(basename(file)))
    .map((file) => relative(site, file))
    .sort();
}

/**
 * Every text of a YAML or JSON file: of interface messages all, of an OpenAPI document what its keys declare as said to people.
 * @param file relative to `folder`, and shown so
 * @throws when the file does not parse; its other readers say why
 */
export function fileTexts(folder: string, file: string, kind: 'messages' | 'api'): WrittenText[] {
  const { parsed } = parseText(readFileSync(join(folder, file), 'utf8'), file);
  if (!parsed) throw new Error(`${file} does not parse.`);
  const texts =
    kind === 'messages'
      ? everyText(parsed.value)
      : everyText(parsed.value).filter(({ path }) => isSaid(path));
  return texts.flatMap(({ path, text }) => {
    const { line = 1 } = parsed.problemAt(path, '');
    const block = text.includes('\n') ? 0 : -1;
    return markdownProse(text).map((part) => ({
      file,
      line: line + part.line + block,
      text: part.text,
    }));
  });
}

function isSaid(path: readonly string[]): boolean {
  const inData = path.some((part, index) => DATA.has(part) && path[index - 1] !== 'properties');
  return !inData && (SAID.has(path.at(-1)!) || path.at(-2) === 'x-enumDescriptions');
}

function everyText(
  value: Json,
  path: readonly string[] = [],
): { path: readonly string[]; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value))
    return value.flatMap((entry, index) => everyText(entry, [...path, String(index)]));
  return isObject(value)
    ? Object.entries(value).flatMap(([key, entry]) => everyText(entry, [...path, key]))
    : [];
}
