import type { FrontMatter } from '@/lib/content/front-matter-schema.ts';
import { sourceHash } from '@/lib/content/source-hash.ts';
import {
  splitLocale,
  withoutExtension,
  type SourceDocument,
  type SourceTree,
} from '@/lib/content/source-tree.ts';
import { ownerOf, type SectionDef } from './section-defs.ts';
import { isFolderPage, lastSegment, splitName } from './slugs.ts';
import { joinPath } from './urls.ts';

/**
 * A document with its place in the site. Id and path come from the default locale, the text from
 * the reader's locale.
 */
export interface DocEntry {
  id: string;
  path: string;
  /** Folder relative to the section's, as named on disk; '' at the top. */
  folder: string;
  /** File name without extension and number prefix. */
  name: string;
  /** Sorting number: `sidebar_position`, else the number prefix. */
  position?: number;
  /** The file whose text is shown, relative to `content/`. */
  source: SourceDocument;
  /** The default locale's front matter (position, slug, draft …) with the texts of `source`. */
  frontMatter: FrontMatter;
  title: string;
  translation?: 'missing' | 'stale';
}

/**
 * Front matter that a translation may have of its own. Everything else is taken from the default
 * locale.
 */
const TRANSLATED = [
  'title',
  'title_meta',
  'description',
  'sidebar_label',
  'pagination_label',
  'keywords',
  'tags',
  'image',
  'source_hash',
] as const;

/** The documents of one section version in one locale, in file order. */
export function docEntries(
  tree: SourceTree,
  defs: readonly SectionDef[],
  def: SectionDef,
  locale: string,
  defaultLocale: string,
): DocEntry[] {
  const inSection = tree.documents.filter(
    (document) => ownerOf(defs, splitLocale(document.file).path) === def,
  );
  const byKey = (code: string) =>
    new Map(
      inSection
        .filter((document) => splitLocale(document.file).locale === code)
        .map((document) => [withoutExtension(splitLocale(document.file).path), document]),
    );
  const translations = locale === defaultLocale ? undefined : byKey(locale);
  return [...byKey(defaultLocale)].map(([key, original]) => {
    const translated = translations?.get(key);
    const place = placeOf(original, def, key);
    if (!translated)
      return {
        ...place,
        source: original,
        frontMatter: original.frontMatter,
        title: titleOf(original, place.name),
        translation: translations && 'missing',
      };
    // Keywords are words that readers search for, so those of another language do not help.
    const inherits = (name: string) => def.inheritTexts !== false && name !== 'keywords';
    const texts = Object.fromEntries(
      TRANSLATED.map((name) => [
        name,
        translated.frontMatter[name] ?? (inherits(name) ? original.frontMatter[name] : undefined),
      ]),
    );
    return {
      ...place,
      source: translated,
      frontMatter: { ...original.frontMatter, ...texts },
      title: titleOf(translated, place.name),
      translation: isStale(original, translated) ? 'stale' : undefined,
    };
  });
}

function placeOf(
  document: SourceDocument,
  def: SectionDef,
  key: string,
): Pick<DocEntry, 'id' | 'path' | 'folder' | 'name' | 'position'> {
  const parts = key.slice(def.folder.length + 1).split('/');
  const folder = parts.slice(0, -1).join('/');
  const { id, slug, sidebar_position, parse_number_prefixes } = document.frontMatter;
  const split = (part: string) =>
    splitName(part, parse_number_prefixes !== false && def.numberPrefixes);
  const folders = parts.slice(0, -1).map((part) => split(part).name);
  const { position, name } = split(lastSegment(key));
  // As in Docusaurus, by the names on disk: `1-guide.md` in `guide` is a page of its own.
  const folderPage = isFolderPage(lastSegment(key), parts.at(-2));
  const ownPath =
    slug === undefined
      ? [...folders, ...(folderPage ? [] : [id ?? name])]
      : slug.startsWith('/')
        ? [slug]
        : [...folders, slug];
  return {
    id: [...folders, id ?? name].join('/'),
    path: joinPath(def.basePath, ...ownPath),
    folder,
    name,
    position: sidebar_position ?? position,
  };
}

/** The title of the front matter, else the `#` heading that opens the text, else the file name. */
export function titleOf(
  document: Pick<SourceDocument, 'frontMatter' | 'body'>,
  fileName: string,
): string {
  return document.frontMatter.title ?? firstHeading(document.body) ?? fileName;
}

/** The text of a heading of level 1 that opens the body (`#`, or a line above `===`), without markup. */
export function firstHeading(body: string): string | undefined {
  // Sticky: only what opens the body counts, however long it is.
  const [, marked, underlined] =
    /(?:\s|<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}|import .*\n|export .*\n)*(?:#[ \t]+(.+)|(\S.*)\r?\n=+[ \t]*$)/my.exec(
      body,
    ) ?? [];
  const text = withoutMarks((marked?.replace(/\{#[^}]*\}\s*$/, '') ?? underlined ?? '').trim());
  return /^[*_`\s]*$/.test(text) ? undefined : text;
}

/** Code, a link, and what is emphasized: not the underscores of a name. */
const MARKED =
  /`([^`]+)`|\[([^\]]*)\]\([^)]*\)|(\*{1,3}|(?<!\w)_{1,3})(?=\S)(.*?\S)\3(?!\*|(?<=_)\w)/g;

const withoutMarks = (text: string): string =>
  text.replace(
    MARKED,
    (_, code?: string, link?: string, _mark?: string, emphasized?: string) =>
      code ?? withoutMarks(link ?? emphasized ?? ''),
  );

function isStale(original: SourceDocument, translated: SourceDocument): boolean {
  const recorded = translated.frontMatter.source_hash;
  return recorded !== undefined && recorded !== sourceHash(original.frontMatter, original.body);
}
