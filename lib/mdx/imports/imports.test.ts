import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { toString } from 'mdast-util-to-string';
import { afterAll, describe, expect, test } from 'vitest';
import { compileKey } from '@/lib/mdx/compile-key.ts';
import { compilePage, PageError } from '@/lib/mdx/compile.ts';
import { renderText } from '@/lib/mdx/run.ts';
import type { PageAbout } from './page-about.ts';
import { pageTools } from './page-tools.ts';

const site = mkdtempSync(join(tmpdir(), 'imports-'));
afterAll(() => rmSync(site, { recursive: true }));

function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), text);
  }
}

write({
  'docs/_part.mdx':
    '## From a part\n\nHello {props.name}, [next](./sub/next.md).\n\n![A](./a.png)\n\n{props.children}\n',
  'docs/sub/_own.md': 'import Part from "../_part.mdx"\n\n<Part name="twice" />\n',
  'docs/a.png': '',
  'docs/v.mp4': '',
  'docs/l.svg': '<svg viewBox="0 0 9 9" width="9"><path d="M0 0h9"/></svg>',
  'docs/bad.svg': '<p/>',
  'docs/plan.pdf': '',
  'docs/odd.bin': '',
  'docs/odd.psd': '',
  'node_modules/map/index.js': 'exports.Map = () => null;',
  'docs/_broken.mdx': 'Text\n\nUse { here\n',
  'docs/_round.mdx': 'import Round from "./_round.mdx"\n\n<Round />\n',
  'docs/hello.ts': 'const a = 1;\n',
  'docs/data.json': '{"port": 8080}',
  'src/versions.js': "import { join } from './names';\nexport const latest = join('2.', '1');\n",
  'src/list.js': 'module.exports = ["a", "b"];\n',
  'src/pictures.js':
    'export const all = [require("../docs/a.png").default, require("@site/docs/l.svg").default];\n',
  'src/both.cjs': 'module.exports = () => "called"; module.exports.size = 3;\n',
  'src/old.js': 'exports.__esModule = true; exports.default = () => "old";\n',
  'src/address.js':
    "import React from 'react';\nimport useBaseUrl from '@docusaurus/useBaseUrl';\nimport list from './list';\nexport const address = () => React.createElement('b', null, useBaseUrl(list[0]));\n",
  'src/box.module.css': '.box { color: red }\n.box-wide { width: 9em }\n',
  'src/plain.css': 'b { color: red }\n',
  'src/boxes.jsx':
    "import Link from '@docusaurus/Link';\nimport useRouteContext from '@docusaurus/useRouteContext';\nimport styles from './box.module.css';\nimport './plain.css';\nimport picture from '../docs/a.png';\nexport const name = styles.box;\nexport const link = <Link to='/x'>to x</Link>;\nexport const kept = [useRouteContext, picture];\nexport const data = () => useRouteContext();\n",
  'src/names.ts': 'export const join = (a: string, b: string): string => a + b;\n',
  'src/components/Card.jsx': 'export default function Card() { return <b>Card</b>; }\n',
});

const about = (page = 'docs/page.mdx', more: Partial<PageAbout> = {}): PageAbout => ({
  path: join(site, page),
  site,
  ...more,
});

const COMPONENTS = {
  Translate: ({ children }: { children: ReactNode }) => children,
  CodeBlock: ({ html }: { html: string }) => html,
  Link: ({ children }: { children: ReactNode }) => createElement('i', null, children),
};

async function page(body: string, given: PageAbout = about()) {
  const compiled = await compilePage(body, 'docs/page.mdx', [], given);
  const { code, imports, facts } = compiled;
  const html = () =>
    renderToStaticMarkup(
      renderText(code, COMPONENTS, 'a test', {
        imports,
        toc: facts.headings,
        frontMatter: given.frontMatter,
        tools: pageTools('/base'),
        picture: (target) => `/published/${target}`,
      }),
    ).replace(/\n(?=<)|<link rel="preload"[^>]*>/g, '');
  return { ...compiled, html, text: toString(compiled.tree) };
}

async function mistakes(body: string, given = about()): Promise<string[]> {
  try {
    await compilePage(body, 'docs/page.mdx', [], given);
    return [];
  } catch (error) {
    if (!(error instanceof PageError)) throw error;
    return error.problems.map(({ file, line, message }) => `${file}:${line} ${message}`);
  }
}

describe('a text that a page imports', () => {
  const body = 'import Part from "./_part.mdx"\n\n<Part name="World">\n\ninside\n\n</Part>\n';

  test('is shown in its place, with its properties and what is inside the tag', async () => {
    const { html } = await page(body);
    expect(html()).toBe(
      `<h2 id="from-a-part">From a part</h2><p>Hello World, <a href="./sub/next.md">next</a>.</p><img src="@site/docs/a.png" alt="A" data-alone=""/><p>inside</p>`,
    );
  });

  test('gives the page its headings, ids, links, and pictures', async () => {
    const { facts } = await page(body);
    expect(facts.headings).toEqual([{ id: 'from-a-part', text: 'From a part', level: 2 }]);
    expect(facts.links).toEqual([{ target: './sub/next.md', line: 3, column: 1 }]);
    expect(facts.images).toEqual([{ target: '@site/docs/a.png', line: 3, column: 1 }]);
  });

  test('is in the Markdown copy, with its properties', async () => {
    expect((await page(body)).text).toBe('From a partHello World, next.Ainside');
  });

  test('may import another one; links count from the file that has them', async () => {
    const { html, facts } = await page(
      'import Own from "@site/docs/sub/_own.md"\n\n<Own />\n',
      about('docs/deep/page.mdx'),
    );
    expect(html()).toContain('Hello twice');
    expect(facts.links.map(({ target }) => target)).toEqual(['../sub/next.md']);
  });

  test('has its mistakes reported under its own name', async () => {
    expect(await mistakes('import B from "./_broken.mdx"\n\n<B />\n')).toEqual([
      expect.stringMatching(/^docs\/_broken\.mdx:3 A bare `\{`/),
    ]);
  });

  test('cannot import itself', async () => {
    expect((await mistakes('import R from "./_round.mdx"\n\n<R />\n')).join()).toContain(
      'the file imports itself',
    );
  });

  test('is compiled again when it changes', () => {
    const before = compileKey(body, [], about());
    write({ 'docs/_part.mdx': 'Other\n' });
    expect(compileKey(body, [], about())).not.toBe(before);
  });
});

describe('values that a page imports', () => {
  test.each([
    ['the text of a file', 'import t from "!!raw-loader!./hello.ts"\n\n{t}', 'const a = 1;'],
    ['the text of a file, other spelling', 'import t from "./hello.ts?raw"\n\n{t}', 'const a = 1;'],
    ['data', 'import d, { port } from "./data.json"\n\n{d.port + port}', '16160'],
    ['an export', 'import { latest } from "@site/src/versions"\n\nv{latest}', 'v2.1'],
    ['all exports', 'import * as v from "@site/src/versions"\n\nv{v.latest}', 'v2.1'],
    ['CommonJS', 'import list from "@site/src/list"\n\n{list.join("+")}', 'a+b'],
    ['CommonJS, all', 'import * as list from "@site/src/list"\n\n{list.default[1]}', 'b'],
    [
      'a function of CommonJS and what it has',
      'import both, { size } from "@site/src/both.cjs"\n\n{both() + size}',
      'called3',
    ],
    [
      'addresses of pictures in code',
      'import { all } from "@site/src/pictures"\n\n{all.map((one) => one.slice(0, 14)).join(" ")}',
      'data:image/png data:image/svg',
    ],
    ['CommonJS, required', '{require("@site/src/list").join("+")}', 'a+b'],
    ['CommonJS made of a module', 'import old from "@site/src/old"\n\n{old()}', 'old'],
    [
      'code that itself imports a default',
      'import { address } from "@site/src/address"\n\n{address()}',
      '<b>/base/a</b>',
    ],
    ['front matter', '{frontMatter.title}', 'Own'],
    ['its own title', '# Own _title_\n\n{contentTitle}', 'Own title'],
    ['no title of its own', '## A\n\n# B\n\n{String(contentTitle)}', 'undefined'],
    ['headings', '## A\n\n{toc.map((h) => h.value + h.level)}', 'A2'],
    ['own constants', 'export const a = 2;\n\n{a + 1}', '3'],
    [
      'an address',
      'import useBaseUrl from "@docusaurus/useBaseUrl"\n\n{useBaseUrl("/a")}',
      '/base/a',
    ],
    [
      'a message',
      'import {translate} from "@docusaurus/Translate"\n\n{translate({message: "Hi"})}',
      'Hi',
    ],
    ['React', 'import React from "react"\n\n{React.createElement("b", null, "x")}', '<b>x</b>'],
  ])('%s', async (_, body, html) => {
    const made = await page(`${body}\n`, about(undefined, { frontMatter: { title: 'Own' } }));
    expect(made.html()).toContain(html);
    if (!/toc|useBaseUrl|React|address/.test(body)) expect(made.text).toContain(html);
  });

  test('class names of a style sheet, which the page loads', async () => {
    const { html, imports } = await page(
      'import styles from "@site/src/box.module.css"\n\n<b className={styles.box}>{styles["box-wide"]}</b>\n',
    );
    expect(html()).toMatch(/<b class="box_(\w{6})_box">box_\1_box-wide<\/b>/);
    expect(Object.values(imports)).toContainEqual({
      kind: 'components',
      key: expect.stringMatching(/^[0-9a-f]{10}$/) as string,
      module: join(site, 'src/box.module.css'),
      code: `import ${JSON.stringify(join(site, 'src/box.module.css'))};\n`,
      names: [],
    });
  });

  test('a style sheet without names is loaded', async () => {
    const { imports } = await page('import "@site/src/plain.css"\n\nText\n');
    expect(Object.values(imports)).toMatchObject([
      { names: [], code: expect.stringContaining('plain.css') as string },
    ]);
  });

  test('of a module that also has styles, pictures, and parts of Docusaurus', async () => {
    const body = 'import { name, link } from "@site/src/boxes"\n\n<b className={name}>{link}</b>\n';
    const { html, imports } = await page(body);
    expect(html()).toMatch(/<b class="box_\w{6}_box"><i>to x<\/i><\/b>/);
    expect(Object.keys(imports)).toContain('@site/src/boxes sheet');
  });

  test('code in a tag is a fence', async () => {
    const { tree } = await page(
      'import CodeBlock from "@theme/CodeBlock"\nimport t from "!!raw-loader!./hello.ts"\n\n<CodeBlock language="ts" title="a.ts">{t}</CodeBlock>\n',
    );
    expect(tree.children.at(-1)).toMatchObject({
      type: 'code',
      lang: 'ts',
      meta: 'title="a.ts"',
      value: 'const a = 1;',
    });
  });
});

describe('pictures in code', () => {
  test.each([
    ['required', '<img src={require("./a.png").default} alt="" />'],
    ['imported', 'import a from "./a.png"\n\n<img src={a} alt="" />'],
    ['as a tag', 'import A from "./a.png"\n\n<A />'],
  ])('%s: the page has it like a picture of its own', async (_, body) => {
    const { html, facts } = await page(`${body}\n`);
    expect(html()).toContain('<img src="@site/docs/a.png" alt=""/>');
    expect(facts.images[0]?.target).toBe('@site/docs/a.png');
  });

  test('the title of a tag is what the picture shows', async () => {
    const { html } = await page('import A from "./a.png"\n\n<A title="Own" />\n');
    expect(html()).toContain('<img src="@site/docs/a.png" alt="Own"/>');
  });

  test('elsewhere, code gets the published address', async () => {
    const { html, facts } = await page('import a from "./a.png"\n\nSee {a}\n');
    expect(html()).toBe('<p>See /published/@site/docs/a.png</p>');
    expect(facts.images).toEqual([{ target: '@site/docs/a.png', line: 1, column: 1 }]);
  });
});

describe('moved in: an SVG file as a tag', () => {
  const START = 'import Logo from "./l.svg"\n\n';

  test('is a part of the page, with what the tag gives it', async () => {
    const { html, text } = await page(
      `${START}<Logo className="b" title={'A' + 1} width={4} {...{ 'data-x': 1 }} />\n`,
    );
    expect(html()).toBe(
      '<svg width="4" viewBox="0 0 9 9" role="img" class="b" data-x="1"><title>A1</title><path d="M0 0h9"/></svg>',
    );
    expect(text).toBe('A1');
  });

  test.each([
    ['in an expression', '{<Logo />}'],
    ['in a component of the page', 'export const Two = () => <Logo />;\n\n<Two />'],
  ])('%s, too', async (_, body) => {
    const { html } = await page(`${START}${body}\n`);
    expect(html()).toContain('<svg width="9" viewBox="0 0 9 9"><path');
  });

  test('its name in other places is its address', async () => {
    const { html } = await page(`${START}<Logo /> <img src={Logo} alt="" />\n`);
    expect(html()).toContain('<svg width="9"');
    expect(html()).toContain('<img src="@site/docs/l.svg" alt=""/>');
  });

  test('without a title it says nothing in the Markdown copy; handlers are left out', async () => {
    const { html, text } = await page(`${START}<Logo onClick={() => 1} />\n`);
    expect(html()).not.toContain('onclick');
    expect(text).toBe('');
  });

  test('a file that is no drawing is a mistake of the import', async () => {
    expect(await mistakes('import Bad from "./bad.svg"\n\n<Bad />\n')).toEqual([
      'docs/page.mdx:1 `import Bad from "./bad.svg"` fails: The file holds no <svg>.',
    ]);
  });
});

describe('components that a page imports', () => {
  test('of the site are kept for Next, and what is used of them', async () => {
    const { imports } = await page(
      'import Card, { x } from "@site/src/components/Card"\n\n<Card />\n',
    );
    expect(Object.values(imports)).toEqual([
      {
        kind: 'components',
        key: expect.stringMatching(/^[0-9a-f]{10}$/),
        module: expect.stringMatching(/Card\.jsx$/),
        names: ['default'],
      },
    ]);
  });

  test('of a package are found by its name, so that the bundler takes the smaller module', async () => {
    const { imports } = await page('import * as All from "map"\n\n<All.Map />\n');
    expect(Object.values(imports)).toMatchObject([{ module: 'map', names: ['Map'] }]);
  });

  test('with `import * as`: tags are its components, also in code, and the name has its values', async () => {
    write({ 'src/signs.jsx': 'export const Hot = () => <b />;\nexport const level = 3;\n' });
    const { imports, code } = await page(
      'import * as Signs from "@site/src/signs"\n\n<Signs.Hot /> {Signs.level > 2 && <Signs.Hot />}\n',
    );
    expect(Object.values(imports)).toMatchObject([
      { kind: 'components', names: ['Hot'] },
      { kind: 'code', code: expect.stringContaining('level = 3') },
    ]);
    expect(code).not.toMatch(/Signs\.Hot/);
    expect(await mistakes('import * as Signs from "@site/src/signs"\n\n<Signs.Hott />\n')).toEqual([
      expect.stringContaining('src/signs.jsx has no export `Hott`. Write `<Signs.Hot>`'),
    ]);
  });

  test('have members, also in code', async () => {
    write({ 'src/dial.jsx': 'export default function Dial() {}\nDial.Note = () => <i />;\n' });
    const { imports, code } = await page(
      'import Dial from "@site/src/dial"\n\n{true && <Dial.Note>a</Dial.Note>}\n',
    );
    expect(Object.values(imports)).toMatchObject([{ names: ['default', 'default.Note'] }]);
    expect(code).not.toMatch(/Dial\.Note/);
  });

  test('cannot be exported again; the page is shown, and says so', async () => {
    const { html, warnings, text } = await page(
      'export { join } from "@site/src/names"\nexport const a = 1;\n\n{a + 1}\n\nexport * from "./data.json"\n',
    );
    expect([html(), text]).toEqual(['2', '2']);
    expect(warnings.map(({ line, message }) => [line, message])).toEqual([
      [1, expect.stringContaining('`export … from` has no effect')],
      [6, expect.stringContaining('`export … from` has no effect')],
    ]);
  });

  test('of the theme may have another name', async () => {
    const { tree, facts } = await page('import To from "@docusaurus/Link"\n\n<To to="/a">b</To>\n');
    expect(tree.children.at(-1)).toMatchObject({ name: 'a' });
    expect(facts.links[0]?.target).toBe('/a');
  });

  test('of the theme, with `import * as`: its default is the component, its values stay', async () => {
    const { tree, facts } = await page(
      'import * as L from "@docusaurus/Link"\n\n<L.default to="/a">b</L.default>\n',
    );
    expect(tree.children.at(-1)).toMatchObject({ name: 'a' });
    expect(facts.links[0]?.target).toBe('/a');
    const { text } = await page(
      'import * as T from "@docusaurus/Translate"\n\n<T.default>a</T.default>\n\n{T.translate({ message: "b" })}\n',
    );
    expect(text).toBe('ab');
    const inCode = 'import * as L from "@docusaurus/Link"\n\n{true && <L.default>c</L.default>}\n';
    expect((await page(inCode)).html()).toBe('<i>c</i>');
    const tag = 'import * as T from "@theme/Tabs"\n\n<T />\n';
    expect(await mistakes(tag)).toEqual([
      expect.stringContaining("Write `import T from '@theme/Tabs'`, and `<T>` where it is shown."),
    ]);
  });

  test('and are not there: with the setting `warn`, what is inside is shown', async () => {
    const body = 'import No from "@theme/No"\n\n<No a="b">\n\ninside\n\n</No>\n';
    expect((await mistakes(body))[0]).toContain('@theme/No has no counterpart here');
    const { html, warnings } = await page(body, about(undefined, { unknown: 'warn' }));
    expect(html()).toBe('<p>inside</p>');
    expect(warnings).toHaveLength(1);
  });

  test('without an import: the same', async () => {
    const body = 'a <No>inside</No>{[1].map((n) => <Other key={n}>{n}</Other>)}\n';
    expect((await mistakes(body))[0]).toContain('<No> is not known');
    const { html, warnings } = await page(body, about(undefined, { unknown: 'warn' }));
    expect(html()).toBe('<p>a inside1</p>');
    expect(warnings.map(({ message }) => /<\w+>/.exec(message)?.[0])).toEqual([
      '<No>',
      undefined,
      '<Other>',
    ]);
  });
});

describe('an export that the module does not have', () => {
  const CARD = '@site/src/components/Card';
  const NAMES = '@site/src/names';
  test.each([
    [
      `import { Card } from "${CARD}"\n\n<Card />`,
      '`import { Card } from "@site/src/components/Card"`: src/components/Card.jsx has no export `Card`. Write `import Card` for its default export, or write `export` in front of it in that file.',
    ],
    [
      `import Join from "${NAMES}"\n\n<Join />`,
      '`import Join from "@site/src/names"`: src/names.ts has no default export. Write `import { join as Join }`, or write `export default` in that file.',
    ],
    [
      `import { jion } from "${NAMES}"\n\n{jion}`,
      '`import { jion } from "@site/src/names"`: src/names.ts has no export `jion`. Write `import { join as jion }`, or write `export` in front of it in that file.',
    ],
    [
      `import { divide } from "${NAMES}"\n\n{divide}`,
      '`import { divide } from "@site/src/names"`: src/names.ts has no export `divide`. It exports `join`. Import one of these, or write `export` in front of it in that file.',
    ],
  ])('%s', async (body, message) => {
    expect(await mistakes(`${body}\n`)).toEqual([`docs/page.mdx:1 ${message}`]);
  });

  test('with the setting `warn`, what is inside its tags is shown, and the others work', async () => {
    const { html, warnings, imports } = await page(
      `import Card, { Wide } from "${CARD}"\n\n<Wide>inside <Card>the card</Card></Wide>\n`,
      about(undefined, { unknown: 'warn' }),
    );
    expect(html()).toContain('inside the card');
    expect(warnings.map(({ message }) => message)).toEqual([
      expect.stringMatching(/has no export `Wide`.* Only what is inside its tags is shown\.$/),
    ]);
    expect(imports[`${CARD} tags`]).toMatchObject({ kind: 'components', names: ['default'] });
  });

  test('is not claimed of CommonJS, of `export *`, nor of a name that the page does not use', async () => {
    write({ 'src/all.js': "export * from './names';\n" });
    for (const body of [
      'import { any } from "@site/src/list"\n\n{any}',
      'import { join } from "@site/src/all"\n\n{join("a", "b")}',
      `import { none } from "${NAMES}"\n\nText`,
    ])
      expect((await page(`${body}\n`)).warnings).toEqual([]);
  });
});

describe('a component that a page defines', () => {
  const body = [
    "import { useState } from 'react';",
    "import { latest } from '@site/src/versions';",
    '',
    'export const start = 2;',
    '',
    'export const Plain = ({ children }) => <i>{children}</i>;',
    '',
    'export function Counter({ children }) {',
    '  const [count, setCount] = useState(start);',
    '  return <button onClick={() => setCount(count + 1)}>{children} {count}</button>;',
    '}',
    '',
    '<Plain>From {start}</Plain>',
    '',
    '<Counter>Counted in {latest}</Counter>',
    '',
  ].join('\n');

  test('is run by the browser where it has state or event handlers, with what it needs of the page', async () => {
    const { imports, html } = await page(body);
    const own = imports['of the page'];
    expect(own).toMatchObject({ kind: 'components', names: ['Counter'] });
    expect(own).toMatchObject({
      code: expect.stringMatching(
        /^import \{ useState \} from 'react';\nexport const start = 2;\nexport function Counter/,
      ) as string,
    });
    expect(html()).toContain('<i>From 2</i>');
    expect(html()).toContain('Counted in 2.1');
  });

  test('is made of a tag that gives functions or components to one of the site', async () => {
    const { imports, html } = await page(
      [
        'import Card, { Other } from "@site/src/components/Card"',
        'import Part from "./_part.mdx"',
        'export const unit = "s";',
        '',
        '<Card format={(x) => x + unit} title="A" parts={[Other]} size={1}>inside {1 + 1}</Card>',
        '',
        '<Card data={[1].map((x) => x)} />',
        '',
        '<Part name="World" />',
        '',
      ].join('\n'),
    );
    expect(imports['of the page']).toMatchObject({
      names: ['Card_1'],
      code: 'import Card, { Other } from "@site/src/components/Card"\nexport const unit = "s";\nexport const Card_1 = (props) => <Card format={(x) => x + unit} parts={[Other]} {...props} />;\n',
    });
    expect(html()).toContain('inside 2');
    // Part of the page, as it is made where the page is made.
    expect(html()).toContain('<p>Other</p>');
  });

  test('stays a part of the page where it has none', async () => {
    const { imports, html } = await page('export const B = () => <b>bold</b>;\n\n<B />\n');
    expect(imports).toEqual({});
    expect(html()).toContain('<b>bold</b>');
  });
});

test('moved in: the picture of the ideal image plugin is a picture of the page', async () => {
  const text = `import Image from '@theme/IdealImage';
import thumb from './a.png';

<Image img={require('./a.png')} alt="One" />

<Image img={thumb} alt="Two" />

<Image img="/b.png" />
`;
  const { facts, warnings } = await compilePage(text, 'docs/page.mdx', [], about());
  expect(facts.images.slice(0, 3).map(({ target }) => target)).toEqual([
    '@site/docs/a.png',
    '@site/docs/a.png',
    '/b.png',
  ]);
  expect(warnings).toEqual([]);
});

describe('moved in: what is for browsers only', () => {
  const BROWSER_ONLY = "import BrowserOnly from '@docusaurus/BrowserOnly';\n";

  test.each([
    ['asks the browser', '() => <b>{window.location.host}</b>'],
    ['needs a package', "() => {\nconst Map = require('map').Map;\nreturn <Map />;\n}"],
  ])('and %s is run by the browser, with its fallback', async (_, inside) => {
    const { imports, warnings, code, html } = await page(
      `${BROWSER_ONLY}\n<BrowserOnly fallback={<i>wait</i>}>\n{${inside}}\n</BrowserOnly>\n`,
    );
    expect(imports['of the page']).toMatchObject({
      names: ['BrowserOnly_1'],
      code: `${BROWSER_ONLY}export const BrowserOnly_1 = (given) => <BrowserOnly {...given}>{${inside}}</BrowserOnly>;\n`,
    });
    expect(code).not.toMatch(/window|require/);
    expect(code).toContain('fallback');
    expect(warnings).toEqual([]);
    expect(html()).toBe('');
  });

  test('and needs nothing of it is made with the page', async () => {
    const { imports } = await page(
      `${BROWSER_ONLY}\n<BrowserOnly>{() => <b>A window. A document</b>}</BrowserOnly>\n`,
    );
    expect(imports).toEqual({});
  });

  test.each([
    ['asks the browser', 'export const Here = () => <b>{document.title}</b>;'],
    [
      'has such a tag',
      `${BROWSER_ONLY}export const Here = () => <BrowserOnly>{() => 'x'}</BrowserOnly>;`,
    ],
  ])('of a component that a page defines: it %s', async (_, code) => {
    const { imports } = await page(`${code}\n\n<Here />\n`);
    expect(imports['of the page']).toMatchObject({ names: ['Here'], code: `${code}\n` });
  });

  test('is left out with its place where it also needs the properties of the page', async () => {
    const { warnings, code } = await page(
      `${BROWSER_ONLY}\n<BrowserOnly>{() => <b>{props.a}{window.location.host}</b>}</BrowserOnly>\n`,
    );
    expect(code).not.toContain('window');
    expect(warnings).toMatchObject([
      { line: 3, message: expect.stringContaining('only its `fallback` is shown') },
    ]);
  });
});

describe('moved in: files whose address code wants', () => {
  test.each([
    ['required', '<video src={require("./v.mp4").default} />'],
    ['imported', 'import v from "./v.mp4"\n\n<video src={v} />'],
  ])('%s: the page publishes the file', async (_, body) => {
    const { html, facts } = await page(`${body}\n`);
    expect(html()).toBe('<video src="/published/@site/docs/v.mp4"></video>');
    expect(facts.images.map(({ target }) => target)).toEqual(['@site/docs/v.mp4']);
  });

  test('a link to one is a link to a file', async () => {
    const { facts } = await page('<a href={require("./plan.pdf").default}>Plan</a>\n');
    expect(facts.links.map(({ target }) => target)).toEqual(['@site/docs/plan.pdf']);
  });

  test('a link to an object is a mistake with its place', async () => {
    expect(await mistakes('Text\n\n<a href={require("./data.json")}>Data</a>\n')).toEqual([
      expect.stringMatching(/^docs\/page\.mdx:3 `href` is an object, .*\.default/),
    ]);
  });

  test('with others, and those that are not there, the writer learns where and what to do', async () => {
    const found = await mistakes(
      [
        'import a from "./odd.bin"',
        '',
        '<p>{a}</p>',
        '',
        '<b id={require("./odd.psd").default} />',
        '',
        '<img src={require("./gone.png").default} alt="" />',
        '',
      ].join('\n'),
    );
    expect(found).toEqual([
      expect.stringMatching(/^docs\/page\.mdx:1 `import a from "\.\/odd\.bin"` fails: .*static\//),
      expect.stringMatching(/^docs\/page\.mdx:5 `require\('\.\/odd\.psd'\)` fails: .*static\//),
      expect.stringMatching(/^docs\/page\.mdx:7 `require\('\.\/gone\.png'\)`: .*is not there/),
    ]);
  });

  test('an address with the base path needs no slash at its beginning', async () => {
    const { facts } = await page(
      'import useBaseUrl from "@docusaurus/useBaseUrl"\n\n<img src={useBaseUrl("img/a.png")} alt="" />\n',
    );
    expect(facts.images.map(({ target }) => target)).toEqual(['/img/a.png']);
  });
});

test.each([
  ['Link', 'Link', ''],
  ['Link', 'To', ''],
  ['Link', 'Link', 'createElement(Link)'],
])(
  'moved in: <%s> of Docusaurus, named %s, is known to components of the page %s',
  async (name, local, other) => {
    const { html } = await page(
      [
        `import ${local} from '@docusaurus/${name}';`,
        "import { createElement } from 'react';",
        '',
        `export const Here = () => ${other || `<${local} to="/a">inside</${local}>`};`,
        '',
        '<Here />',
        '',
      ].join('\n'),
    );
    expect(html()).toBe(other ? '<i></i>' : '<i>inside</i>');
  },
);

test('moved in: values stand in texts of `interpolate()` and `<Interpolate>`', async () => {
  const { html, tree } = await page(
    [
      "import Interpolate, { interpolate } from '@docusaurus/Interpolate';",
      '',
      "<p>{interpolate('Cone {cone}', { cone: 6 })}</p>",
      '',
      "<Interpolate values={{ cone: 7 }}>{'Cone {cone}'}</Interpolate>",
      '',
    ].join('\n'),
  );
  expect(tree.children.at(-1)).toMatchObject({ name: 'Translate' });
  expect(html()).toContain('<p>Cone 6</p>');
});
