import { existsSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import SwaggerParser from '@apidevtools/swagger-parser';
import swagger2openapi from 'swagger2openapi';
import type { Problem } from '@/lib/content/problem.ts';
import { isInside } from '@/lib/site/file-inside.ts';
import { decoded } from '@/lib/text/decoded.ts';
import { messageOf } from '@/lib/text/message-of.ts';
import { addFormLists, keepListFormats } from './list-formats.ts';
import { isObject, objectOf, type JsonObject } from './json.ts';
import { unlinkMappings } from './mapping-references.ts';
import { prepareHosts } from './parameterized-hosts.ts';
import { parseFile, type ParsedText } from './parse-document.ts';
import { references, renamed } from './references.ts';
import { unnameExamples } from './response-examples.ts';
import { withPointers } from './schema-ids.ts';
import { HIDDEN, isParsed, SourceFiles } from './source-files.ts';
import { forParser, structureProblems, versionOf, versionProblem } from './structure.ts';
import { notShown } from './three-two.ts';
import { asDocument, validateDocument } from './validate-document.ts';

export interface ReadDocument {
  /**
   * An OpenAPI 3.0, 3.1, or 3.2 document with only internal references; undefined if there are
   * errors.
   */
  document?: JsonObject;
  /** A problem at a path of the document, with the file where that place is written. */
  problemAt?: ParsedText['problemAt'];
  /** Absolute paths of its files. */
  parts?: string[];
  problems: Problem[];
}

const pathOf = ({ url }: { url: string }): string => decoded(url.replace(/^file:\/\//, ''));

/** Nothing is fetched, and no file outside the folder of the documents is read. */
const resolvers = (folder: string, files: SourceFiles) => ({
  resolve: {
    external: true,
    http: false as const,
    file: {
      order: 1,
      canRead: (file: { url: string }) => isInside(folder, pathOf(file)),
      read: (file: { url: string }) =>
        files.forBundle(pathOf(file)) ?? readFileSync(pathOf(file), 'utf8'),
    },
  },
  // A file of another kind, such as a sample, is a text with its lines.
  parse: {
    text: {
      order: 1,
      canParse: ({ url }: { url: string }) => extname(url) !== '' && !isParsed(url),
    },
  },
});

/**
 * Reads a document, bundles its files, converts Swagger 2.0, and validates the result.
 * @param folder the site's `openapi/` folder, absolute
 * @param name file name in that folder; problems name it as `openapi/<name>`
 * @param strict see ApiSource
 */
export async function readDocument(
  folder: string,
  name: string,
  strict = false,
): Promise<ReadDocument> {
  const file = join(folder, name);
  const shown = `openapi/${name}`;
  if (!existsSync(file))
    return {
      problems: [
        {
          file: shown,
          severity: 'error',
          message:
            'does not exist. Correct `openapi` of the section in site.config.ts, or add the file.',
        },
      ],
    };
  const { parsed: written, problems: found } = parseFile(file, shown);
  if (!written) return { problems: found };
  const kind = versionOf(written.value);
  if (!kind || !isObject(written.value))
    return { problems: [versionProblem(objectOf(written.value), written)] };
  const parsed = { ...written, value: withPointers(written.value) };
  const lacking = structureProblems(parsed.value, parsed);
  if (lacking.length > 0) return { problems: lacking };
  const files = new SourceFiles(folder, file, parsed, strict);
  if (files.problems.some(({ severity }) => severity === 'error'))
    return { problems: files.problems };
  try {
    // Without other files there is nothing to bundle. The library follows references by recursion,
    // which has an end in large documents.
    const inside = references(parsed.value).every(({ target }) => target.startsWith('#'));
    const bundled = inside
      ? structuredClone(parsed.value)
      : await bundle(file, parsed.value, folder, files);
    const document = kind === 'swagger' ? await convert(bundled) : bundled;
    const invalid = await validateDocument(document, files.problemAt);
    return invalid.length > 0
      ? { problems: invalid }
      : {
          document,
          problemAt: files.problemAt,
          parts: files.names,
          problems: [
            ...found,
            ...files.problems,
            ...notShown(document).map(({ at, what }) =>
              files.problemAt(at, `is not shown: ${what}.`, 'warning'),
            ),
          ],
        };
  } catch (error) {
    return { problems: [explain(error, parsed, folder)] };
  }
}

async function bundle(
  file: string,
  value: JsonObject,
  folder: string,
  files: SourceFiles,
): Promise<JsonObject> {
  const given = asDocument(forParser(files.withHidden(value)));
  const bundled = objectOf(
    renamed(
      treeOf(await new SwaggerParser().bundle(file, given, resolvers(folder, files))),
      HIDDEN,
      '$ref',
    ),
  );
  unlinkMappings(bundled);
  // As the author wrote it.
  const { openapi } = value;
  return openapi === undefined ? bundled : { ...bundled, openapi };
}

async function convert(document: JsonObject): Promise<JsonObject> {
  keepListFormats(document);
  prepareHosts(document);
  const { openapi } = await swagger2openapi.convertObj(
    { ...document, swagger: '2.0' },
    {
      patch: true,
      warnOnly: true,
      // A description beside a reference is what the author says here.
      refSiblings: 'preserve',
    },
  );
  const converted = treeOf(openapi);
  addFormLists(converted, document);
  unnameExamples(converted);
  return converted;
}

/** The libraries share objects between places of a document; ours is a tree. */
const treeOf = (document: object): JsonObject => objectOf(JSON.parse(JSON.stringify(document)));

/**
 * An error of the parser, which has no place. Known errors were found before, with their places.
 */
function explain(error: unknown, parsed: ParsedText, folder: string): Problem {
  return parsed.problemAt(
    [],
    messageOf(error)
      .replaceAll(`${folder}/`, 'openapi/')
      .replaceAll(`${dirname(folder)}/`, ''),
  );
}
