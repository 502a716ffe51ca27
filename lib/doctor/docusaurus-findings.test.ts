import { describe, expect, it } from 'vitest';
import { moveFindings, type SiteToMove } from './docusaurus-findings.ts';
import { documentNeeds } from './docusaurus-texts.ts';

const site = (given: Partial<SiteToMove>): SiteToMove => ({
  sections: [
    {
      path: 'docs',
      versions: [
        { name: 'current', documents: 3, sidebars: 1 },
        { name: '1.0', documents: 2, sidebars: 1 },
      ],
      translated: { fr: 1 },
    },
  ],
  locales: ['en', 'fr'],
  documents: new Map(),
  leftOut: [],
  mistakes: [],
  warnings: [],
  knownModules: new Set(['@theme/Tabs']),
  knownComponents: new Set(['Tabs']),
  ...given,
});

const said = (given: Partial<SiteToMove>) =>
  moveFindings(site(given)).map(({ level, says }) => `${level}: ${says}`);

describe('moveFindings', () => {
  it('counts documents, versions, sidebars and languages', () => {
    expect(said({})).toEqual([
      'good: /docs: 5 documents, 2 versions (current: 3, 1.0: 2), 2 sidebars, translated: 1 in fr',
      'good: 2 languages: en, fr',
    ]);
    expect(said({ sections: [] })[0]).toMatch(/^look: No documents/);
  });

  it('counts imports by kind, and names those of Docusaurus without a counterpart', () => {
    const documents = new Map([
      [
        'docs/a.mdx',
        documentNeeds(
          "import Tabs from '@theme/Tabs';\nimport P from './_p.mdx';\nimport Q from './_q.mdx';",
        ),
      ],
      ['docs/b.mdx', documentNeeds("import Layout from '@theme/Layout';")],
      ['docs/c.mdx', documentNeeds("import Layout from '@theme/Layout';")],
    ]);
    expect(said({ documents }).slice(2)).toEqual([
      'good: imports: 2 of other texts, 1 of components and functions of Docusaurus',
      'look: Imports of Docusaurus without a counterpart:\n- @theme/Layout in docs/b.mdx and 1 more',
    ]);
  });

  it('names components that nothing defines, the most used first', () => {
    const documents = new Map([
      ['docs/a.mdx', documentNeeds('<Tabs/>\n<Chip/>')],
      ['docs/b.mdx', documentNeeds('<Chip/>\n<Box/>')],
    ]);
    expect(said({ documents }).slice(2)).toEqual([
      'look: Components that no import defines:\n- <Chip> in docs/a.mdx and 1 more\n- <Box> in docs/b.mdx',
    ]);
  });

  it('names the mistakes at which a build stops first', () => {
    const [first] = moveFindings(site({ mistakes: ['sidebars.js:2: x'] }));
    expect(first).toMatchObject({
      level: 'stop',
      says: '1 mistake at which a build stops:\n- sidebars.js:2: x',
    });
  });

  it('names what a build warns of', () => {
    expect(said({ warnings: ['docs/a.mdx:2: x'] }).at(-1)).toBe(
      'look: 1 thing in the texts and settings of which a build warns:\n- docs/a.mdx:2: x',
    );
  });

  it('names each thing once, though a build tells it, too', () => {
    const documents = new Map([
      ['docs/a.mdx', documentNeeds("import L from '@theme/Layout';\n\n<Chip/> <Box/>")],
    ]);
    const warnings = [
      "docs/a.mdx:1:1: `import L from '@theme/Layout';`: The theme component @theme/Layout has no counterpart here",
      'docs/a.mdx:3:1: The component <Chip> is not known. Pages can use Tabs.',
      'docs/a.mdx:5:1: x',
    ];
    const mistakes = ['docs/a.mdx:3:9: The component <Box> is not known. Pages can use Tabs.'];
    expect(said({ documents, warnings, mistakes })).toEqual([
      expect.stringContaining(mistakes[0] ?? ''),
      expect.any(String),
      expect.any(String),
      'look: Imports of Docusaurus without a counterpart:\n- @theme/Layout in docs/a.mdx',
      'look: Components that no import defines:\n- <Chip> in docs/a.mdx',
      'look: 1 thing in the texts and settings of which a build warns:\n- docs/a.mdx:5:1: x',
    ]);
  });

  it('tells what the configuration has and the portal does not; nothing stops the move', () => {
    const findings = moveFindings(site({ leftOut: ['blog: four files', 'src/pages: one'] }));
    expect(findings.at(-1)).toMatchObject({
      level: 'look',
      says: '2 things of the site do not move in:\n- blog: four files\n- src/pages: one',
    });
    expect(findings.every(({ level }) => level !== 'stop')).toBe(true);
  });
});
