import { join } from 'node:path';
import type { Problem } from '@/lib/content/problem.ts';
import { documentName } from './document-name.ts';
import { resolveExternalDocs, type LostAddress } from './external-addresses.ts';
import type { JsonObject } from './json.ts';
import { outlineProblems } from './outline-problems.ts';
import { outlineOf, type ApiOutline } from './outline.ts';
import { overlayFile } from './overlay-file.ts';
import { applyOverlay } from './overlay.ts';
import { parseFile, type ParsedText } from './parse-document.ts';
import { readDocument } from './read-document.ts';

/** One document of the site in every locale. */
export interface ApiDocument {
  /** File name without extension. */
  name: string;
  /** File name in `openapi/`, as in the configuration. */
  file: string;
  locales: Record<string, { document: JsonObject; outline: ApiOutline }>;
  problemAt: ParsedText['problemAt'];
  /** See ApiSource. */
  strict: boolean;
  /** Absolute paths of its files, without overlays. */
  parts: string[];
}

/** A document that the configuration names. */
export interface ApiSource {
  /** File name in `openapi/`. */
  file: string;
  /**
   * Names and links that only other places understand are errors; otherwise the portal does what it
   * can and warns.
   */
  strict: boolean;
  /** Each named schema has a page. */
  models?: boolean;
}

/**
 * The documents of sections, each once; strict and with pages of models where one of its sections
 * is.
 */
export function apiSources(
  sections: readonly { openapi?: string; strict?: boolean; models?: boolean }[],
): ApiSource[] {
  const sources = new Map<string, ApiSource>();
  for (const { openapi, strict, models } of sections) {
    if (openapi === undefined) continue;
    const before = sources.get(openapi);
    sources.set(openapi, {
      file: openapi,
      strict: strict === true || before?.strict === true,
      ...(models === true || before?.models === true ? { models: true } : {}),
    });
  }
  return [...sources.values()];
}

/**
 * Reads the documents of a site with the overlays of its locales. A document with errors is left
 * out, and its problems are returned.
 */
export async function readApis(
  folder: string,
  sources: readonly ApiSource[],
  locales: readonly string[],
  defaultLocale: string,
): Promise<{ apis: ApiDocument[]; problems: Problem[] }> {
  const problems: Problem[] = [];
  const apis: ApiDocument[] = [];
  for (const { file, strict, models } of sources) {
    const read = await readDocument(folder, file, strict);
    problems.push(...read.problems);
    const { document, problemAt, parts } = read;
    if (!document || !problemAt || !parts) continue;
    const name = documentName(file);
    const outline = outlineOf(name, `openapi/${file}`, document, undefined, models);
    problems.push(
      ...outlineProblems(outline, document, problemAt, strict),
      ...lostAddresses(resolveExternalDocs(document), problemAt, strict),
    );
    const api: ApiDocument = {
      name,
      file,
      problemAt,
      strict,
      parts,
      locales: { [defaultLocale]: { document, outline } },
    };
    for (const locale of locales) {
      if (locale === defaultLocale) continue;
      const overlaid = overlayFor(folder, file, locale, document);
      problems.push(...overlaid.problems);
      api.locales[locale] = {
        document: overlaid.document,
        outline: outlineOf(name, `openapi/${file}`, overlaid.document, document, models),
      };
    }
    apis.push(api);
  }
  return { apis, problems };
}

/** One warning for a document, as for the links of its descriptions. */
function lostAddresses(
  lost: readonly LostAddress[],
  problemAt: ParsedText['problemAt'],
  strict: boolean,
): Problem[] {
  const message = (more: string) =>
    `leads nowhere here${more}, and is shown as text. Write an address that begins with https://, or give \`externalDocs.url\` of the document, on whose site relative ones are.`;
  if (strict) return lost.map(({ url, at }) => problemAt(at, `“${url}” ${message('')}`));
  const [first, ...others] = lost;
  if (!first) return [];
  const more = others.length === 0 ? '' : `, like ${others.length} more`;
  return [problemAt(first.at, `“${first.url}” ${message(more)}`, 'warning')];
}

function overlayFor(
  folder: string,
  documentFile: string,
  locale: string,
  document: JsonObject,
): { document: JsonObject; problems: Problem[] } {
  const file = overlayFile(folder, documentFile, locale);
  if (file === undefined) return { document, problems: [] };
  const { parsed, problems } = parseFile(join(folder, file), `openapi/${file}`);
  if (!parsed) return { document, problems };
  const overlaid = applyOverlay(document, parsed);
  return { document: overlaid.document, problems: [...problems, ...overlaid.problems] };
}
