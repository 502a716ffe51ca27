import { createHash } from 'node:crypto';
import { linksInTexts } from '../description-links.ts';
import type { JsonObject } from '../json.ts';
import type { LinkAttributes } from '../html/markdown.ts';
import type { Spec } from '../spec.ts';

/** See ContextInput. */
interface RevisionInput {
  spec: Spec;
  htmlLang: string;
  basePath: string;
  names: ReadonlyMap<string, string>;
  link: LinkAttributes;
  version: string;
}

/**
 * A hash of all that the parts of a document's schemas are made of. Browsers keep their files for a
 * year, and no file can be named after its content: recursive parts link to each other.
 */
export function partRevision({ spec, ...input }: RevisionInput): string {
  const { htmlLang, basePath, names, link, version } = input;
  const { hash, links } = contentOf(spec.root);
  const resolved = links.map((href) => link(href) ?? null);
  return sha256(JSON.stringify([hash, htmlLang, basePath, [...names], resolved, version]));
}

/** What is the same in all sections that are made of a document. */
function contentOf(root: JsonObject): { hash: string; links: string[] } {
  const content = contents.get(root) ?? {
    hash: sha256(JSON.stringify(root)),
    links: linksInTexts(root),
  };
  contents.set(root, content);
  return content;
}

const contents = new WeakMap<JsonObject, { hash: string; links: string[] }>();

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
