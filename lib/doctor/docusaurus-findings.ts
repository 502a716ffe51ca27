import { counted } from '@/lib/text/counted.ts';
import type { DocumentNeeds, ImportKind } from './docusaurus-texts.ts';
import { good, look, some, stop, type Finding } from './finding.ts';

/** What is known of a Docusaurus site before its first build. */
export interface SiteToMove {
  sections: MovedSection[];
  locales: string[];
  /** Documents by their path below the site. Partials are among them. */
  documents: ReadonlyMap<string, DocumentNeeds>;
  /** What the configuration has and the portal does not, in words, with what to do. */
  leftOut: readonly string[];
  /** Mistakes in its settings, sidebars, files and imports at which a build stops. */
  mistakes: readonly string[];
  /** What a build warns of besides. */
  warnings: readonly string[];
  /** Modules of Docusaurus that have a counterpart here. */
  knownModules: ReadonlySet<string>;
  /** Components that every page can use. */
  knownComponents: ReadonlySet<string>;
}

/** The documents of one instance of the docs plugin. */
export interface MovedSection {
  /** Path on the site; empty at its root. */
  path: string;
  /** Version by version, the newest first: documents of the default language, names of sidebars. */
  versions: { name: string; documents: number; sidebars: number }[];
  /** Translated documents by language. */
  translated: Readonly<Record<string, number>>;
}

/**
 * Says what of a Docusaurus site moves in as it is, and what does not, each with its count and a
 * remedy.
 */
export function moveFindings(site: SiteToMove): Finding[] {
  const documents = [...site.documents].map(([path, needs]): Documents[number] => [
    path,
    withoutTold(needs, site.mistakes),
  ]);
  const others = site.warnings.filter(
    (line) =>
      !documents.some(([, needs]) => namesOf(needs, site).some((name) => line.includes(name))),
  );
  return [
    ...(site.mistakes.length > 0 ? [mistakes(site.mistakes)] : []),
    ...(site.sections.length > 0 ? site.sections.map(sectionFinding) : [noSection()]),
    good(`${counted(site.locales.length, 'language')}: ${site.locales.join(', ')}`),
    ...importFindings(documents, site.knownModules),
    ...componentFindings(documents, site.knownComponents),
    ...(site.leftOut.length > 0 ? [leftOut(site.leftOut)] : []),
    ...(others.length > 0 ? [warnings(others)] : []),
  ];
}

/** How a build names a component that is not known, and an import. */
const component = (name: string): string => `The component <${name}> is not known`;
const theme = (from: string): string => `from '${from}'`;

/** Without what the mistakes name: each thing has one line. */
const withoutTold = (
  { imports, components }: DocumentNeeds,
  mistakes: readonly string[],
): DocumentNeeds => {
  const isNew = (name: string) => !mistakes.some((line) => line.includes(name));
  return {
    imports: imports.filter(({ from }) => isNew(theme(from))),
    components: components.filter((name) => isNew(component(name))),
  };
};

/** What the findings about imports and components name, in the words of a build. */
const namesOf = (
  { imports, components }: DocumentNeeds,
  { knownModules, knownComponents }: SiteToMove,
): string[] => [
  ...imports
    .filter(({ kind, from }) => kind === 'theme component' && !knownModules.has(from))
    .map(({ from }) => theme(from)),
  ...components.filter((name) => !knownComponents.has(name)).map(component),
];

const mistakes = (list: readonly string[]): Finding =>
  stop(
    `${counted(list.length, 'mistake')} at which a build stops:${some(list)}`,
    'Fix each where it is named.',
  );

const warnings = (list: readonly string[]): Finding =>
  look(
    `${counted(list.length, 'thing')} in the texts and settings of which a build warns:${some(list)}`,
    'The site is built all the same. The build lists all of them.',
  );

const leftOut = (list: readonly string[]): Finding =>
  look(
    `${counted(list.length, 'thing')} of the site ${list.length === 1 ? 'does' : 'do'} not move in:${some(list, list.length)}`,
    'The rest is built without them, and the build says the same.',
  );

const noSection = (): Finding =>
  look(
    'No documents: the configuration has no docs plugin with a folder that exists',
    'Look at `path` of the docs plugin or of the classic preset.',
  );

function sectionFinding({ path, versions, translated }: MovedSection): Finding {
  const sum = (of: (version: MovedSection['versions'][number]) => number) =>
    versions.reduce((all, version) => all + of(version), 0);
  const languages = Object.entries(translated).map(([locale, count]) => `${count} in ${locale}`);
  return good(
    [
      `/${path}: ${counted(
        sum((version) => version.documents),
        'document',
      )}`,
      `${counted(versions.length, 'version')} (${versions.map(({ name, documents }) => `${name}: ${documents}`).join(', ')})`,
      counted(
        sum((version) => version.sidebars),
        'sidebar',
      ),
      ...(languages.length > 0 ? [`translated: ${languages.join(', ')}`] : []),
    ].join(', '),
  );
}

type Documents = [path: string, needs: DocumentNeeds][];

const PLURALS: Record<ImportKind, string> = {
  text: 'of other texts',
  'site component': 'of code of the site',
  'theme component': 'of components and functions of Docusaurus',
  package: 'of packages',
  'file as text': 'of files as text',
  'picture or data': 'of pictures and data',
  style: 'of styles',
};

function importFindings(documents: Documents, known: ReadonlySet<string>): Finding[] {
  const all = documents.flatMap(([path, { imports }]) =>
    imports.map(({ from, kind }) => ({ path, from, kind })),
  );
  const foreign = all.filter(({ kind, from }) => kind === 'theme component' && !known.has(from));
  const counts = Object.entries(PLURALS).flatMap(([kind, words]) => {
    const count = all.filter((one) => one.kind === kind && !foreign.includes(one)).length;
    return count > 0 ? [`${count} ${words}`] : [];
  });
  return [
    ...(counts.length > 0 ? [good(`imports: ${counts.join(', ')}`)] : []),
    ...(foreign.length > 0
      ? [
          look(
            `Imports of Docusaurus without a counterpart:${some(usedBy(foreign.map(({ from, path }) => [from, path])))}`,
            'Leave them out, or put a component of the same name into the site. Until then the content of the tag is shown.',
          ),
        ]
      : []),
  ];
}

function componentFindings(documents: Documents, known: ReadonlySet<string>): Finding[] {
  const used = documents.flatMap(([path, { components }]) =>
    components.filter((name) => !known.has(name)).map((name) => [`<${name}>`, path] as const),
  );
  return used.length > 0
    ? [
        look(
          `Components that no import defines:${some(usedBy(used))}`,
          'Import each on its pages, or export it from src/theme/MDXComponents of the site. Until then the content of the tag is shown.',
        ),
      ]
    : [];
}

/** One line for each thing, the most used first, with a place where it stands. */
function usedBy(uses: readonly (readonly [thing: string, path: string])[]): string[] {
  const places = new Map<string, string[]>();
  for (const [thing, path] of uses) places.set(thing, [...(places.get(thing) ?? []), path]);
  return [...places]
    .sort(([a, many], [b, more]) => more.length - many.length || (a < b ? -1 : 1))
    .map(([thing, [first = '', ...others]]) =>
      others.length === 0
        ? `${thing} in ${first}`
        : `${thing} in ${first} and ${others.length} more`,
    );
}
