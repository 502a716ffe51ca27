import type { PageFacts, SidebarLevel } from '@/bench/docusaurus/page-facts.ts';

/** What is compared, in the order of the columns of the table. */
export const ASPECTS = ['address', 'title', 'headings', 'text', 'code', 'sidebar'] as const;
export type Aspect = (typeof ASPECTS)[number];

/** One thing that differs, in words. */
export interface Difference {
  aspect: Aspect;
  says: string;
}

export interface ComparedPage {
  /** Where Docusaurus puts the page, below the base path. */
  address: string;
  differences: Difference[];
}

export interface ComparedSite {
  pages: ComparedPage[];
  /** Documents of ours at an address where Docusaurus has nothing. */
  additional: string[];
}

/** Compares every page of Docusaurus with ours at the same address. */
export function compareSites(
  theirs: ReadonlyMap<string, PageFacts>,
  ours: ReadonlyMap<string, PageFacts>,
): ComparedSite {
  const pages = [...theirs].map(([address, page]) => {
    const own = ours.get(address);
    return {
      address,
      differences: own ? comparePages(page, own) : [missing(page, ours)],
    };
  });
  return {
    pages: pages.sort((a, b) => (a.address < b.address ? -1 : 1)),
    additional: [...ours.keys()].filter((address) => !theirs.has(address)).sort(),
  };
}

/** A page that is nowhere has no title, text or place either: only the address is told. */
function missing(page: PageFacts, ours: ReadonlyMap<string, PageFacts>): Difference {
  const same = [...ours].filter(
    ([, own]) => own.title === page.title && own.words.join(' ') === page.words.join(' '),
  );
  const found = same.map(([address]) => address).slice(0, 3);
  return {
    aspect: 'address',
    says: found.length > 0 ? `stands at ${found.join(' or ')}` : 'there is no such page',
  };
}

/** Everything in which our page is not what Docusaurus makes of the same source. */
export function comparePages(theirs: PageFacts, ours: PageFacts): Difference[] {
  return [
    ...differs('title', theirs.title, ours.title),
    ...differs('title', theirs.windowTitle, ours.windowTitle, 'in the window: '),
    ...sequences('headings', theirs.headings.map(headingLine), ours.headings.map(headingLine)),
    ...sequences('text', theirs.words, ours.words, ' '),
    ...sequences('code', theirs.code, ours.code),
    ...sidebars(theirs.sidebar, ours.sidebar),
  ];
}

const headingLine = ({ level, id, text }: PageFacts['headings'][number]): string =>
  `${'#'.repeat(level)} ${text} {#${id}}`;

function differs(aspect: Aspect, theirs: string, ours: string, where = ''): Difference[] {
  return theirs === ours
    ? []
    : [{ aspect, says: `${where}${quoted(theirs)} is ${quoted(ours)} here` }];
}

/** The first place where two lists part, up to where they meet again at the end. */
function sequences(
  aspect: Aspect,
  theirs: readonly string[],
  ours: readonly string[],
  between = ' ¶ ',
): Difference[] {
  const most = Math.min(theirs.length, ours.length);
  let start = 0;
  while (start < most && theirs[start] === ours[start]) start++;
  if (start === theirs.length && start === ours.length) return [];
  let end = 0;
  while (end < most - start && theirs.at(-1 - end) === ours.at(-1 - end)) end++;
  const part = (list: readonly string[]) =>
    quoted(list.slice(start, list.length - end).join(between));
  const after =
    start === 0
      ? 'at the beginning'
      : `after ${quoted(theirs.slice(Math.max(0, start - 4), start).join(between))}`;
  return [{ aspect, says: `${after}: ${part(theirs)} is ${part(ours)} here` }];
}

function sidebars(theirs: readonly SidebarLevel[], ours: readonly SidebarLevel[]): Difference[] {
  const way = (levels: readonly SidebarLevel[]) =>
    levels.map(({ labels, at }) => labels[at] ?? '').join(' › ') || '(in no sidebar)';
  if (way(theirs) !== way(ours)) return differs('sidebar', way(theirs), way(ours));
  const lists = (levels: readonly SidebarLevel[]) => levels.map(({ labels }) => labels.join(' | '));
  const [first] = theirs.flatMap((level, depth) => {
    const [own, other] = [lists(theirs)[depth] ?? '', lists(ours)[depth] ?? ''];
    return own === other && level.at === ours[depth]?.at
      ? []
      : sequences('sidebar', level.labels, ours[depth]?.labels ?? [], ' | ');
  });
  return first ? [first] : [];
}

const LONGEST = 160;

const quoted = (text: string): string => {
  const line = text.replace(/\s+/g, ' ');
  return `‘${line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line}’`;
};
