import { describe, expect, test } from 'vitest';
import { builtSite } from './built-sites.ts';

// What a page of Docusaurus becomes. Addresses and sidebars: lib/docusaurus/read-site.test.ts.
const site = builtSite('docusaurus');

const words = (element: Element | null): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

async function article(path: string): Promise<Element> {
  const found = (await site.document(path)).querySelector('[data-markdown]');
  if (!found) throw new Error(`${path} has no text.`);
  return found;
}

describe('moved in: /next/reference/parts', () => {
  const page = () => article('/next/reference/parts');

  test('a part of another file has its properties, its content, its own parts, and its heading', async () => {
    const text = words(await page());
    expect(text).toContain('Glaze firing: heat to 1240 °C, then read about glaze.');
    expect(text).toContain('The door stays closed. A part that pages import.');
    expect((await page()).querySelector('h3')?.id).toBe('how-hot');
    const link = [...(await page()).querySelectorAll('a')].find((a) => words(a) === 'about glaze');
    expect(link?.getAttribute('href')).toBe('/next/guides/glaze');
  });

  test('the title of a box has the properties of its part, also in the Markdown copy', async () => {
    const box = (await page()).querySelector('[data-kind=caution]');
    expect(words(box)).toBe('Caution: For Glaze firingTouch nothing.');
    expect(await site.text('/next/reference/parts.md')).toContain('For Glaze firing');
  });

  test('values of files, front matter, and addresses of pictures stand in expressions', async () => {
    expect(words(await page())).toContain(
      'There are 3 programs; the hottest is glaze. Cone 6. No more than 1300 °C.',
    );
    const pictures = [...(await page()).querySelectorAll('img')].map((picture) => picture.src);
    expect(pictures).toEqual(['/img/kiln.svg', '/img/kiln.svg']);
  });

  test('components are in the HTML; of one that is not known, what is inside', async () => {
    const text = words(await page());
    expect(text).toContain('Set the target. 900 °C of 1300 °C');
    expect(text).toContain('Hold 0 s');
    const notes = [...(await page()).querySelectorAll('small')].map(words);
    expect(notes).toContain('Every dial has a note.');
    expect(text).toContain('Inside of a component that the portal does not know.');
    expect(text).toContain('Of a component that nothing imports.');
    expect(text).toContain('Loading the browser.');
    expect(text).not.toContain('Only in a browser.');
  });

  test('a component that the site registers for all pages needs no import, and has the values of the site', async () => {
    const chip = (await page()).querySelector('abbr');
    expect(words(chip)).toBe('Since Kiln 2');
    expect(chip?.getAttribute('title')).toBe('kiln-makers, Kiln');
  });

  test('components that the registering file defines itself are there, with those of the theme', async () => {
    expect(words((await page()).querySelector('mark[data-highlight]'))).toBe('Very hot');
    const boxes = [...(await page()).querySelectorAll('[data-kind=tip]')].map(words);
    expect(boxes).toContainEqual(expect.stringContaining('In a box of the registering file.'));
    const spread = [...(await page()).querySelectorAll('[data-sign]')].map(words);
    expect(spread).toEqual(['Hot', 'Cold']);
  });

  test('a box of a kind that the settings name has its name as title', async () => {
    const box = (await page()).querySelector('[data-kind=info]');
    expect(words(box)).toBe('Info: FiringA box of a kind of our own.');
  });

  test('a box without a summary has that of Docusaurus', async () => {
    const boxes = [...(await page()).querySelectorAll('details > summary')].map(words);
    expect(boxes).toEqual(['Details', 'Why so slow?']);
  });

  test('headings have their ids, also from comments, and the list of contents has them', async () => {
    const headings = [...(await page()).querySelectorAll('h2')].map(({ id }) => id);
    expect(headings).toEqual(['texts', 'components', 'tabs', 'code', 'all-formulas']);
    expect(words((await page()).querySelector('#all-formulas'))).toBe('Formulas#');
    const [list] = (await page()).querySelectorAll('ul');
    expect([...(list?.querySelectorAll('a') ?? [])].map((a) => a.getAttribute('href'))).toEqual([
      '#texts',
      '#how-hot',
      '#components',
      '#tabs',
      '#code',
      '#all-formulas',
    ]);
    expect((await page()).innerHTML).not.toContain('nobody sees');
  });

  test('B58: tabs have the labels and the first tab that the page gives them, or none', async () => {
    const [clay, kiln, tool] = (await page()).querySelectorAll('[role=tablist]');
    const tabs = (list?: Element) =>
      [...(list?.querySelectorAll('[role=tab]') ?? [])].map(
        (tab) => `${words(tab)}${tab.getAttribute('aria-selected') === 'true' ? '!' : ''}`,
      );
    expect(tabs(clay)).toEqual(['Earthenware', 'Stoneware!']);
    expect(tabs(kiln)).toEqual(['Electric', 'Gas']);
    expect(tabs(tool)).toEqual(['npm!', 'pnpm', 'Yarn']);
    expect(words(await page())).toContain('pnpm add kiln');
  });

  test('code of a file, of a live editor, and with marks is code', async () => {
    const blocks = [...(await page()).querySelectorAll('pre')].map(words);
    expect(blocks.find((code) => code.includes('export const hottest'))).toBeDefined();
    expect(blocks).toContain('const cone = 6;');
    expect(blocks).toContain('let heat = 2000;');
    expect((await page()).querySelector('pre .del')?.textContent).toBe('let heat = 2000;\n');
    expect((await page()).querySelector('pre .hl')?.textContent).toBe('hold: 20\n');
    expect(words(await page())).toContain('Text from a fence.');
  });

  test('formulas are MathML, and no style is loaded for them', async () => {
    expect((await page()).querySelectorAll('math')).toHaveLength(2);
    expect((await page()).querySelector('math[display=block]')).not.toBeNull();
    expect((await page()).querySelector('math')?.textContent).toContain('ΔT');
    expect(await site.text('/next/reference/parts')).not.toContain('katex.min.css');
  });
});

test('moved in: a page that is Markdown with HTML has its tags, its braces, and no comments', async () => {
  const page = await article('/next/license');
  expect(page.innerHTML).not.toContain('Nor is this shown');
  const fine = page.querySelector('p[class]');
  expect(words(fine)).toContain('Use it {as you like}.');
  expect(fine?.getAttribute('style')).toBe('color:red');
  expect(fine?.querySelector('br')).not.toBeNull();
  const code = page.querySelector('[data-code]');
  expect(words(code)).toContain('kiln.txt');
  expect(words(code?.querySelector('.hl') ?? null)).toBe('Fire at your own risk.');
});

test('moved in: texts of code are in the language of the page', async () => {
  const en = words(await article('/next/reference/parts'));
  const de = words(await article('/de/next/reference/parts'));
  expect(en).toContain('Let it cool. Open the door');
  expect(de).toContain('Lass es abkühlen. Öffne die Tür');
  // Those of a component, in HTML as in the browser.
  const dial = async (path: string) => (await article(path)).querySelector('[data-ready]');
  expect((await dial('/next/reference/parts'))?.getAttribute('title')).toBe('Kiln dial');
  expect((await dial('/de/next/reference/parts'))?.getAttribute('title')).toBe('Drehknopf');
  expect(words((await dial('/de/next/reference/parts')) ?? null)).toContain('Heißer');
});

test('moved in: links to files, pages, and other programs lead where they lead in Docusaurus', async () => {
  const links = [...(await article('/next/reference/front')).querySelectorAll('a')].map((link) =>
    link.getAttribute('href'),
  );
  expect(links).toEqual([
    '/next/guides/glaze',
    '/next/guides/glaze',
    '/next/reference/commands',
    '/monitor/today',
    'https://forum.example.com',
    '../tool',
    expect.stringMatching(/^\/_content\/kiln-[0-9a-f]+\.svg$/),
  ]);
  const picture = (await article('/next/reference/front')).querySelector('img');
  expect(picture?.getAttribute('src')).toBe(links.at(-1));
});

test('moved in: an address with a slash at its end is answered, too', async () => {
  for (const path of ['/next/history/', '/de/next/history/', '/next/category/start/'])
    expect((await site.document(path)).querySelector('h1')).not.toBeNull();
});

test('moved in: a link of a component keeps the language of the page', async () => {
  const link = async (path: string) =>
    (await article(path)).querySelector('[data-ready] a')?.getAttribute('href');
  expect(await link('/next/reference/parts')).toBe('/next/guides/glaze');
  expect(await link('/de/next/reference/parts')).toBe('/de/next/guides/glaze');
});

test('moved in: the logo leads to the home page of the language, in the same tab', async () => {
  for (const [path, home] of [
    ['/next/history', '/'],
    ['/de/next/history', '/de'],
  ] as const) {
    const logo = (await site.document(path)).querySelector('header nav a:has(img)');
    expect(logo?.getAttribute('href')).toBe(home);
    expect(logo?.getAttribute('target')).toBeNull();
    expect(logo?.querySelector('img')?.alt).toBe('A kiln');
  }
});

test('moved in: B59: the footer has the columns, the logo and the copyright of the site', async () => {
  const footer = async (path: string) => (await site.document(path)).querySelector('footer');
  const [en, de] = [await footer('/next/history'), await footer('/de/next/history')];
  const lists = [...(en?.querySelectorAll('nav ul[aria-labelledby]') ?? [])];
  const title = (list: Element) =>
    words(en?.querySelector(`#${list.getAttribute('aria-labelledby') ?? ''}`) ?? null);
  expect(lists.map((list) => `${title(list)}: ${words(list.querySelector('li'))}`)).toEqual([
    'Learn: Install',
    expect.stringMatching(/^More: Forum/),
  ]);
  expect(lists[1]?.querySelector('li > a[href="/next/history"] em')?.textContent).toBe('kilns');
  const logo = en?.querySelector('a[href="https://makers.example.com"] img');
  expect([logo?.getAttribute('alt'), logo?.getAttribute('width')]).toEqual([
    'The kiln makers',
    '40',
  ]);
  expect(en?.querySelector('b')?.textContent).toBe('Kiln');
  expect(words(de ?? null)).toContain('Lernen');
  expect(words(de ?? null)).toContain('Urheberrecht Kiln');
});

test('moved in: the frame speaks the language of the texts of the theme', async () => {
  const page = await site.document('/de/next/start/install');
  const text = words(page.querySelector('main'));
  expect(words(page.querySelector('a[href="#main"]'))).toBe('Zum Hauptinhalt springen');
  expect(text.includes('Weiter')).toBe(true);
  expect(text.includes("Das ist die unveröffentlichte Dokumentation für 'Kiln'")).toBe(true);
  const latest = [...page.querySelectorAll('a')].find((a) => words(a) === 'letzte Version');
  expect(latest?.getAttribute('href')).toBe('/de/start/install');
  expect(words((await site.document('/de/next/topics/fire')).querySelector('h1'))).toMatch(
    /^\d+ Dokumente mit|^Ein Dokument mit/,
  );
});

test('moved in: the head has the title of <Head>, pictures of front matter, and words of an index', async () => {
  const meta = async (path: string, name: string) =>
    (await site.document(path)).querySelector(`meta[${name}]`)?.getAttribute('content');
  expect((await site.document('/next/history')).title).toBe('The history of kilns');
  const picture = await meta('/next/reference/front', 'property="og:image"');
  expect(picture).toMatch(/^https:\/\/kiln\.example\.com\/_content\/flame-[0-9a-f]+\.svg$/);
  expect(await site.text(new URL(picture ?? '').pathname)).toContain('<svg');
  expect(await meta('/next/category/start', 'name=keywords')).toBe('unpack,first use');
  expect(await meta('/next/category/start', 'property="og:image"')).toBe(
    'https://kiln.example.com/img/kiln.svg',
  );
});

test('moved in: a link to a file beside the page leads to the published file', async () => {
  const link = (await article('/next/guides/glaze')).querySelector('a[href*="_content"]');
  expect(words(link)).toBe('The curve');
  expect(await site.text(link?.getAttribute('href') ?? '')).toContain('480,1240');
});

test('moved in: links from the folder of the docs are found, and broken ones do what the settings say', async () => {
  const links = [...(await article('/next/guides/glaze')).querySelectorAll('p:last-child a')];
  expect(links.map((link) => `${words(link)}: ${link.getAttribute('href') ?? ''}`)).toEqual([
    'all commands: /next/reference/commands',
    'a heading of old: /next/guides/advanced/tuning#gone',
  ]);
});

test('moved in: files of static/ are published, also those that no page names', async () => {
  expect(await site.text('/CNAME')).toBe('kiln.example.com\n');
});

test('moved in: front matter is that of Docusaurus, with tags of tags.yml and of the page', async () => {
  const page = await site.document('/next/reference/front');
  expect(page.title).toBe('1240 · Kiln');
  expect(words(page.querySelector('h1'))).toBe('1240');
  const tags = [...page.querySelectorAll('a[href*="/topics/"]')];
  expect(tags.map((tag) => `${words(tag)} ${tag.getAttribute('href') ?? ''}`)).toEqual([
    'Firing /next/topics/fire',
    'Cold /next/topics/cold',
  ]);
  expect(words(await article('/next/reference/commands'))).toContain('starts a program');
  expect(await site.text('/next/topics/fire')).toContain('Everything about heat');
});

test('moved in: shortcodes are emojis, and the list of contents has the levels of the settings', async () => {
  const page = await article('/next/reference/commands');
  expect(words(page)).toContain('starts a program. 🔥 The code :fire: stays, as does 10:30:45.');
  expect(words(page)).toContain('Commands are typed.');
  // Behind the text stands the link to the heading.
  expect(words(page.querySelector('h2'))).toBe('🔥 fire#');
  const toc = await site.document('/next/reference/commands');
  for (const id of ['fire-fire', 'hold-the-heat'])
    expect(toc.querySelector(`nav a[href="#${id}"]`)).not.toBeNull();
});

test('moved in: the page of a generated index has a card for each page', async () => {
  const page = await site.document('/next/category/start');
  expect(words(page.querySelector('h1'))).toBe('First steps');
  expect(words(page.querySelector('main'))).toContain('From the box to the first firing.');
  const cards = words(page.querySelector('main'));
  expect(cards).toContain('Your first firing');
  expect(cards).toContain('Choose program 1 and close the door.');
  const links = [...page.querySelectorAll('main li > a')].slice(-2);
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['/next/code', null],
    ['/monitor/', null],
  ]);
});

describe('moved in: /next/code', () => {
  const page = () => article('/next/code');

  test('components that a page defines have those of Docusaurus, in the language of the page', async () => {
    const box = async (path: string) =>
      (await article(path)).querySelector('[data-kind=tip]:has(pre)');
    expect(words(await box('/next/code'))).toContain('Glaze Let it cool.');
    expect(words(await box('/de/next/code'))).toContain('Glaze Lass es abkühlen.');
    const link = (await box('/de/next/code'))?.querySelector('a');
    expect(link?.getAttribute('href')).toBe('/de/next/guides/glaze');
    expect(words((await box('/next/code'))?.querySelector('pre') ?? null)).toBe(
      'kiln --start <program>',
    );
  });

  test('a component of a package is on the page', async () => {
    expect(words((await page()).querySelector('.of-package'))).toBe('From a package.');
  });

  test('what asks the browser has its fallback in the HTML', async () => {
    const text = words(await page());
    expect(text).toContain('No host yet.');
    expect(text).toContain('No width yet.');
  });

  test('files that code requires are published, and addresses need no slash at their beginning', async () => {
    const video = (await page()).querySelector('video source')?.getAttribute('src') ?? '';
    expect(video).toMatch(/^\/_content\/firing-[0-9a-f]+\.mp4$/);
    expect(await site.text(video)).toContain('ftyp');
    const pictures = [...(await page()).querySelectorAll('img')];
    expect(pictures.map(({ alt, src }) => `${alt} ${src}`)).toEqual([
      'Without a slash /img/kiln.svg',
    ]);
  });

  test('a drawing is part of the page, with what its tag gives it', async () => {
    const kiln = (await page()).querySelector('svg.code-of-pages');
    expect(words(kiln?.querySelector('title') ?? null)).toBe('As a tag');
    expect(kiln?.getAttribute('width')).toBe('48');
    expect((await page()).querySelector('p > svg[width="16"] > path')).not.toBeNull();
  });

  test('a drawing in a component is part of the page', async () => {
    const drawing = (await page()).querySelector('button svg');
    expect(drawing?.getAttribute('width')).toBe('24');
    expect(words(drawing?.querySelector('title') ?? null)).toBe('The kiln of the emblem');
    const themed = [...(await page()).querySelectorAll('button i')].map(words);
    expect(themed).toEqual(['by light', 'by dark']);
  });

  test('styles that a page imports are loaded', async () => {
    expect(await site.text('/next/code')).toMatch(/\.code-of-pages\s*\{\s*letter-spacing:\s*3px/);
  });

  test('B58: tabs have the classes of the page; values stand in texts', async () => {
    expect((await page()).querySelector('[role=tablist].rows [role=tab].hot')).not.toBeNull();
    const panel = (await page()).querySelector('[role=tabpanel].flames');
    expect(words(panel)).toContain('Cone 6 and cone 7.');
  });

  test('B57: a range in braces counts the comments in the code', async () => {
    const lines = [...(await page()).querySelectorAll('pre .line')];
    expect(lines.map((line) => `${line.className}: ${words(line)}`)).toEqual([
      'line: program: glaze',
      'line: # highlight-next-line',
      'line hl: hold: 20',
    ]);
  });
});

describe('moved in: /next/reference/04-theme', () => {
  const page = () => article('/next/reference/04-theme');

  test('components of the theme are those of the portal, and the head has what the page gives it', async () => {
    const document = await site.document('/next/reference/04-theme');
    expect(document.title).toBe('What the theme has · Kiln');
    expect(document.querySelector('meta[name=kiln]')?.getAttribute('content')).toBe('theme');
    expect(words((await page()).querySelector('h2#own-heading'))).toContain(
      'A heading of the theme',
    );
    expect(words(await page())).toContain('Hot');
    expect(words((await page()).querySelector('em'))).toBe('cold');
  });

  test('a box of a kind that the settings name, written as a tag, has its title and an own icon', async () => {
    const box = (await page()).querySelector('[data-kind=info]');
    expect(words(box)).toBe('🔥Info: FiringA box of our own kind.');
    expect(box?.querySelector('svg')).toBeNull();
  });

  test('code has functions of CommonJS and the class names of style sheets, which are loaded', async () => {
    const classes = (await page()).querySelector('p.plain')?.className ?? '';
    expect(classes).toMatch(/^styles_\w{6}_box plain$/);
    const scale = (await page()).querySelector('[data-scale]');
    expect(words(scale)).toBe('1240 degrees cone 6');
    expect(scale?.className).not.toBe(classes.split(' ')[0]);
  });

  test('components and pages ask which versions and documents there are; what has no counterpart gives nothing', async () => {
    const versions = (await page()).querySelector('[data-versions]');
    expect(words(versions)).toBe(
      'Unreleased (current): Commands /next/reference/commands/reference/commands /sdk',
    );
    const links = [...(versions?.querySelectorAll('a') ?? [])];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/next/reference/commands',
      '/reference/commands',
    ]);
    expect(words((await page()).querySelector('#version'))).toBe('/next');
  });

  test('a component knows the document of its page', async () => {
    const status = (await page()).querySelector('[data-status]');
    expect(words(status)).toContain('Parts of the theme is hot, in reference.');
    expect(words(status?.querySelector('i') ?? null)).toBe('reference: 6 entries, Errors is new');
    expect(status?.className).toBe('theme-doc-markdown');
  });

  test('a picture elsewhere on the host has its address', async () => {
    const picture = (await page()).querySelector('img');
    expect(picture?.getAttribute('src')).toBe('/monitor/kiln.png');
  });

  test('B58: fences in a row are tabs, and a list of cards has the chosen ones', async () => {
    const tabs = [...(await page()).querySelectorAll('[role=tab]')].map(words);
    expect(tabs).toEqual(['JavaScript', 'TypeScript']);
    const cards = [...(await page()).querySelectorAll('li a')].map((card) =>
      card.getAttribute('href'),
    );
    expect(cards).toEqual(['/next/reference/errors', '/next/code', '/next/guides/glaze']);
    expect(words((await page()).querySelector('li a[href$=glaze]'))).toContain('Heat slowly');
    const copy = await site.text('/next/reference/04-theme.md');
    expect(copy).toContain('[Codes](https://kiln.example.com/next/code): All of them.');
  });
});

test('moved in: the built sidebar has the labels and the order of Docusaurus', async () => {
  const labels = async (path: string) =>
    [...(await site.document(path)).querySelectorAll('[data-sidebar] li')].map((item) =>
      words(item.querySelector('a, button, summary')),
    );
  expect(await labels('/next/reference/errors')).toEqual([
    'Errors',
    'Commands',
    'Every part',
    'Parts of the theme',
    'The head',
    'Manual',
  ]);
});

describe('moved in: plugins of the site', () => {
  test('a heading, a table and an imported component that a plugin of remark adds are on the page and in its copy', async () => {
    const page = await article('/next/history');
    expect(page.querySelector('h2')?.id).toBe('clays-of-history');
    expect([...page.querySelectorAll('tr')].map(words)).toEqual([
      'ClayCone',
      'Earthenware04',
      'Stoneware6',
    ]);
    expect(words(page.querySelector('button'))).toContain('Emblem');
    const copy = await site.text('/next/history.md');
    expect(copy).toContain('## Clays of history');
    expect(copy).toMatch(/\| Earthenware +\| 04 +\|/);
  });

  test('a plugin of rehype changes links', async () => {
    const link = (await article('/next/history')).querySelector('a[href^="https:"]');
    expect(link?.getAttribute('title')).toBe('Leads out of the site');
  });

  test('the preprocessor, a plugin of recma, and options of remark-rehype change texts', async () => {
    const page = await article('/next/history');
    expect(words(page)).toContain('Kiln 2.4 goes back to 1974.');
    expect(page.querySelector('a[href="#kiln-fn-1"]')).not.toBeNull();
    expect(await site.text('/next/history.md')).toContain('Kiln 2.4');
  });

  test('the head of a page is what parseFrontMatter makes of it', async () => {
    const head = (await site.document('/next/history')).querySelector('meta[name=description]');
    expect(head?.getAttribute('content')).toBe('How kilns began to follow a program.');
  });
});

test('moved in: functions and patterns of a docs plugin decide addresses, sidebar, pages and links', async () => {
  const page = await site.document('/sdk/limits');
  const edit = 'https://git.example.com/sdk/edit/sdk/part-9_limits.md';
  expect(page.querySelector(`a[href="${edit}"]`)).not.toBeNull();
  const entries = [...page.querySelectorAll('[data-sidebar] a')].map((link) =>
    link.getAttribute('href'),
  );
  expect(entries).toContain('/sdk/limits');
  expect(entries.at(-1)).toBe('https://git.example.com/sdk');
  expect((await site.document('/sdk/drafts/plan')).title).toBe('Page not found · Kiln');
});

test('moved in: an old path may lead out of the site', async () => {
  const { status, headers } = await site.get('/forum', { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([301, 'https://forum.example.com/kiln']);
});
