import { expect, test } from 'vitest';
import { footer } from './footer.ts';
import { Report } from './report.ts';
import { Translations } from './translations.ts';

const SITE = 'e2e/fixtures/docusaurus';

function read(given: object) {
  const report = new Report(SITE, 'docusaurus.config.js');
  const converted = footer(
    { ...given },
    {
      report,
      translations: new Translations(SITE, { de: 'i18n/de' }, 'en'),
      sections: new Map(),
      isElsewhere: (path) => path === '/news',
    },
  );
  return { converted, said: report.problems.map(({ message }) => message) };
}

test('moved in: columns have titles, links and HTML, translated; links to what stays are left out', () => {
  const { converted, said } = read({
    style: 'dark',
    links: [
      { title: 'Learn', items: [{ label: 'Install', to: 'a' }, { html: '<i>x</i>' }] },
      { title: null, items: [{ label: 'News', to: '/news' }, { label: 'No address' }] },
    ],
    copyright: 'Copyright Kiln',
  });
  expect(converted).toEqual({
    style: 'dark',
    columns: [
      {
        title: { en: 'Learn', de: 'Lernen' },
        items: [{ label: 'Install', to: '/a' }, { html: '<i>x</i>' }],
      },
      { items: [] },
    ],
    copyright: { en: 'Copyright Kiln', de: 'Urheberrecht Kiln' },
  });
  expect(said).toEqual([expect.stringContaining('A link to /news is left out')]);
});

test('moved in: a list without columns is one row', () => {
  expect(
    read({ links: [{ label: 'A', href: 'https://a.example' }, { html: 'x' }] }).converted,
  ).toEqual({
    style: 'light',
    links: [{ label: 'A', href: 'https://a.example' }, { html: 'x' }],
  });
});

test('moved in: the logo has its size and its link; a picture of another host is left out', () => {
  const logo = { src: 'img/a.svg', srcDark: '/img/b.svg', alt: 'A', width: '160px', height: 51 };
  expect(read({ logo: { ...logo, href: 'https://a.example' } }).converted.logo).toEqual({
    src: '/img/a.svg',
    srcDark: '/img/b.svg',
    alt: 'A',
    width: 160,
    height: 51,
    href: 'https://a.example',
  });
  const { converted, said } = read({ logo: { src: 'https://a.example/a.svg' } });
  expect(converted).toEqual({ style: 'light', links: [] });
  expect(said).toEqual([expect.stringContaining('is left out. It must be an SVG')]);
});
