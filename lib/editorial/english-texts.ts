import { readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { Problem } from '@/lib/content/problem.ts';
import { splitLocale, type SourceTree } from '@/lib/content/source-tree.ts';
import { parseText } from '@/lib/openapi/parse-document.ts';
import { documentTexts } from '@/lib/openapi/translation/texts.ts';
import { filesBelow } from '@/lib/site/files-below.ts';
import type { EditorialPage } from './editorial-page.ts';
import { markdownProse } from './page-text.ts';

/** A published text and its place in the sources. */
export interface WrittenText extends Pick<Problem, 'file' | 'line'> {
  text: string;
}

/**
 * Labels in a diagram: texts in quotes, brackets or bars, and texts after a colon or `as` at the
 * end of a line.
 */
const DIAGRAM_LABEL = /"([^"\n]+)"|[[({|]([^[\](){}|"\n]+)[\])}|]|(?::|\bas) +([^"\n]+)$/gm;

/**
 * The texts of a page: its prose, its front matter and the labels of its diagrams. Other code is
 * not checked for spelling.
 */
export function pageTexts({ file, frontMatter, text, offset }: EditorialPage): WrittenText[] {
  const { title, description, sidebar_label: label, keywords = [], tags = [] } = frontMatter;
  const words = tags.map((tag) => (typeof tag === 'string' ? tag : tag.label));
  const head = [title, description, label, ...keywords, ...words].filter(
    (entry) => entry !== undefined,
  );
  const diagrams = text.codes
    .filter(({ lang }) => lang === 'mermaid')
    .flatMap(({ value, line }) =>
      [...value.matchAll(DIAGRAM_LABEL)].map((match) => ({
        text: match.slice(1).find(Boolean) ?? '',
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
      everyText(content).map(({ text }) => ({ file: `content/${file}`, text })),
    );
  return [...categories, ...training].filter(
    ({ text }) => text !== '' && !/^(https?:|\/)/.test(text),
  );
}

/** The texts of one locale in a configuration. */
export function localizedTexts(config: unknown, locale: string, file: string): WrittenText[] {
  if (Array.isArray(config)) return config.flatMap((entry) => localizedTexts(entry, locale, file));
  if (typeof config !== 'object' || config === null) return [];
  return Object.entries(config).flatMap(([key, value]) =>
    key === locale && typeof value === 'string'
      ? [{ file, text: value }]
      : localizedTexts(value, locale, file),
  );
}

/** The OpenAPI documents and the files that they include, without translations (overlays). */
export function apiFiles(site: string): string[] {
  return filesBelow(join(site, 'openapi'))
    .filter((file) => /\.(ya?ml|json)$/.test(file) && !/\.overlay\./.test(basename(file)))
    .map((file) => relative(site, file))
    .sort();
}

/**
 * The texts of a YAML or JSON file: all texts of interface messages, the shown texts of an OpenAPI
 * document.
 * @param file relative to `folder`, as in messages
 * @throws Error when the file does not parse; the build reports why
 */
export function fileTexts(folder: string, file: string, kind: 'messages' | 'api'): WrittenText[] {
  const { parsed } = parseText(readFileSync(join(folder, file), 'utf8'), file);
  if (!parsed) throw new Error(`${file} does not parse.`);
  const texts = kind === 'messages' ? everyText(parsed.value) : documentTexts(parsed.value);
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

/** Every string inside a value, with the keys that lead to it. */
function everyText(
  value: unknown,
  path: readonly string[] = [],
): { path: readonly string[]; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, entry]) => everyText(entry, [...path, key]))
    : [];
}
