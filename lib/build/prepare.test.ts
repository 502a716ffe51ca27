import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { BuildError } from '@/lib/content/problem.ts';
import { pathsInFolder } from '@/lib/site/paths.ts';
import { prepare } from './prepare.ts';
import { Progress } from './progress.ts';

/** Sites of these tests lie in the repository, where Contentlayer finds its packages. */
const WORKSHOP = join(process.cwd(), '.sites');
const sites: string[] = [];

afterEach(() => {
  for (const site of sites.splice(0)) rmSync(site, { recursive: true, force: true });
  vi.restoreAllMocks();
});

const GOOD = '---\ntitle: Good\n---\n\nText.\n';

/** Prepares a site with these files and tells what the build says: its error, or its warnings. */
async function build(files: Record<string, string>): Promise<string> {
  mkdirSync(WORKSHOP, { recursive: true });
  const site = mkdtempSync(join(WORKSHOP, 'prepare-'));
  sites.push(site);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(site, name)), { recursive: true });
    writeFileSync(join(site, name), text);
  }
  const paths = pathsInFolder(site);
  const warnings: string[] = [];
  vi.spyOn(console, 'warn').mockImplementation((line: string) => void warnings.push(line));
  const silent = { isTTY: false, write: () => true } as unknown as NodeJS.WriteStream;
  try {
    await prepare(paths, new Progress(silent));
    return warnings.join('\n');
  } catch (error) {
    if (error instanceof BuildError) return error.message;
    throw error;
  }
}

test('B116: a site with mistakes in its front matter, categories and names is refused, and every one is named', async () => {
  const said = await build({
    'content/en/A/good.md': GOOD,
    'content/en/A/crlf.md': GOOD.replaceAll('\n', '\r\n'),
    'content/en/A/mark.md': `\uFEFF${GOOD}`,
    'content/en/A/names & # + 名稱.md': GOOD,
    'content/en/A/tabs.md': '---\ntitle: Tabs\nlast_update:\n\tdate: 2025-01-01\n---\n\nText.\n',
    'content/en/A/empty.md': '',
    'content/en/A/position.md': '---\ntitle: Position\nsidebar_position: first\n---\n\nText.\n',
    'content/en/A/key.md': '---\ntitle: Key\nsidebar_postion: 1\n---\n\nText.\n',
    'content/en/A/broken/_category_.json': '{ "label": "Broken", }',
    'content/en/A/broken/page.md': GOOD,
    'content/fr/A/good.md': GOOD,
  });
  expect(said).toMatch(/content\/en\/A\/tabs\.md:4:\d+: .*spaces, never with tabs/);
  expect(said).toContain('content/en/A/empty.md: The file is empty');
  expect(said).toMatch(/content\/en\/A\/position\.md:3: .*`sidebar_position`.*number.*"first"/);
  // A key that is not known is a warning.
  expect(said).not.toContain('content/en/A/key.md');
  expect(said).toMatch(/content\/en\/A\/broken\/_category_\.json:1:\d+: .*does not parse/);
  expect(said).toContain('content/fr: "fr" is not a configured locale');
  for (const fine of ['crlf.md', 'mark.md', 'names &', 'good.md'])
    expect(said).not.toContain(`/${fine}`);
});

test('B116: two pages for one path, and a category that links in a circle, are refused by name', async () => {
  const said = await build({
    'content/en/A/guide/README.md': GOOD,
    'content/en/A/guide/index.md': GOOD,
    'content/en/A/outer/_category_.json': '{ "link": { "type": "doc", "id": "outer/main" } }',
    'content/en/A/outer/main.md': GOOD,
    'content/en/A/outer/inner/_category_.json': '{ "link": { "type": "doc", "id": "outer/main" } }',
    'content/en/A/outer/inner/page.md': GOOD,
  });
  expect(said).toMatch(
    /content\/en\/A\/guide\/(README|index)\.md: claims the path \/A\/guide, which content\/en\/A\/guide\/(README|index)\.md has/,
  );
  expect(said).toContain('the link is circular');
});

test('B116: a text that is no valid MDX is refused with file, line and remedy', async () => {
  const said = await build({
    'content/en/A/jsx.md': '---\ntitle: A\n---\n\nText.\n\n<Tabs>\n\nno end\n',
    'content/en/A/less.md': '---\ntitle: A\n---\n\nIf a <5 then.\n',
    'content/en/A/brace.md': '---\ntitle: A\n---\n\nUse { here.\n',
    'content/en/A/comment.md': '---\ntitle: A\n---\n\n<!-- note\n',
  });
  expect(said).toMatch(/jsx\.md:7(:\d+)?: A tag is not closed/);
  expect(said).toMatch(/less\.md:5:\d+: A bare `<`/);
  expect(said).toMatch(/brace\.md:5:\d+: A bare `\{`/);
  expect(said).toMatch(/comment\.md:5:\d+: This comment has no end/);
});

test('B112: a broken link and a broken anchor stop the build, each with its place', async () => {
  const said = await build({
    'content/en/A/good.md':
      '---\ntitle: Good\n---\n\n[a](/nope) and\n[b](#nope).\n\n## Here {#here}\n',
  });
  expect(said).toMatch(/content\/en\/A\/good\.md:5:1: The link “\/nope” leads to \/nope/);
  expect(said).toMatch(
    /content\/en\/A\/good\.md:6:1: .*#nope, which is not on \/A\/good\. Headings there: #here/,
  );
});

test('B113: a Markdown file and an image that are not there only warn, with their place', async () => {
  const said = await build({
    'content/en/A/good.md': '---\ntitle: Good\n---\n\n[a](./gone.md)\n\n![b](./gone.png)\n',
  });
  expect(said.split('\n')).toHaveLength(2);
  expect(said).toMatch(
    /^warning {2}content\/en\/A\/good\.md:5:1: The file “.*gone\.md” is not there/m,
  );
  expect(said).toMatch(
    /^warning {2}content\/en\/A\/good\.md:7:1: The image “\.\/gone\.png” is not there/m,
  );
});

test('redirects: one from a page that is there stops the build, with its line; so does a published path that leads nowhere', async () => {
  const said = await build({
    'content/en/A/good.md': '---\ntitle: Good\nredirect_from: [/A/old, /A/other]\n---\n\nText.\n',
    'content/en/A/other.md': GOOD,
    'published-paths.json': '[\n "/A/good",\n "/A/gone",\n "/A/old"\n]\n',
  });
  expect(said).toMatch(
    /content\/en\/A\/good\.md:3: Front matter `redirect_from`: \/A\/other is a page/,
  );
  expect(said).toMatch(/published-paths\.json:3: \/A\/gone was published/);
  expect(said).not.toContain('/A/old');
});

test('build: errors in front matter, categories, components, expressions, boxes, and links are reported in one run, by file and line', async () => {
  const said = await build({
    'content/en/A/good.md':
      '---\ntitle: Good\nsidebar_position: first\n---\n\n[a](/nope)\n\n<Foo>x</Foo>\n',
    'content/en/A/more.md':
      '---\ntitle: More\n---\n\n<p style="color:red">x</p>\n\n{name}\n\n:::tip\n\nopen\n',
    'content/en/A/broken/_category_.json': '{\n  "label": "Broken",\n  "colapsed": true\n}\n',
    'content/en/A/broken/page.md': GOOD,
  });
  expect(
    said
      .split('\n')
      .filter((line) => line.startsWith('  '))
      .map((line) => line.trim().split(': ')[0]),
  ).toEqual([
    'content/en/A/broken/_category_.json:3:3',
    'content/en/A/good.md:3',
    'content/en/A/good.md:6:1',
    'content/en/A/good.md:8:1',
    'content/en/A/more.md:5:4',
    'content/en/A/more.md:7:1',
    'content/en/A/more.md:9:1',
  ]);
});

test('build: mistakes of the configuration and of the pages are reported in one run', async () => {
  const said = await build({
    'site.config.ts': "export default { titel: 'Portal' };\n",
    'content/en/A/good.md': '---\ntitle: Good\nsidebar_position: first\n---\n\nText.\n',
  });
  expect(said).toMatch(/site\.config\.ts:\d+: .*`titel`/);
  expect(said).toContain('content/en/A/good.md:3: ');
});

test('build: a warning at many places is one line', async () => {
  const page = (name: string) => [
    `content/en/A/${name}.md`,
    '---\ntitle: Good\n---\n\n```strange\nx\n```\n',
  ];
  const said = await build(
    Object.fromEntries(['a', 'b', 'c', 'd'].map(page)) as Record<string, string>,
  );
  expect(said.match(/“strange”/g)).toHaveLength(1);
  expect(said).toContain('(4 times: content/en/A/a.md:5, content/en/A/b.md:5');
});

test('build: while an error leaves a page’s path uncertain, missing links are not checked, and the build says why', async () => {
  const said = await build({
    'content/en/A/good.md': '---\ntitle: Good\n---\n\n[a](/A/other) [b](/nowhere)\n\n<Foo />\n',
    'content/en/A/page.md': '---\ntitle: Page\nslug: [other]\n---\n\nText.\n',
  });
  expect(said).toContain(
    'Paths, and links to pages of the same section, will be checked when content/en/A/page.md has no errors.',
  );
  expect(said).toMatch(/good\.md:7:1: The component <Foo> is not known/);
  expect(said).not.toContain('/A/other');
  // A page of another section cannot get this path.
  expect(said).toMatch(/good\.md:5:15: The link “\/nowhere”/);
});
