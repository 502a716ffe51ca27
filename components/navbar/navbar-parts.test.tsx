// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MobileMenuProvider } from '@/components/mobile-menu/mobile-menu.tsx';
import { SiteContext } from '@/components/navigation/public-path.ts';
import { MainMenu } from './main-menu.tsx';
import { NavbarProvider } from './navbar-context.tsx';
import type { NavbarData } from './navbar-items-data.ts';
import { NavbarItems } from './navbar-items.tsx';

const at = vi.hoisted(() => ({ pathname: '/en/Guide/a' }));
vi.mock('next/navigation', () => ({
  usePathname: () => at.pathname,
  useRouter: () => ({ prefetch: () => undefined, push: () => undefined, replace: () => undefined }),
}));

const page = (label: string, href: string) => ({ type: 'link', to: 'page', label, href }) as const;
const data: NavbarData = {
  items: [
    {
      type: 'menu',
      kind: 'dropdown',
      label: 'Discover',
      entries: [page('Guide', '/Guide'), { type: 'html', html: '<hr>' }, page('Other', '/Other')],
    },
    {
      ...page('Manual', '/Manual'),
      versions: { section: 'Manual', hrefs: ['/Manual/next', '/Manual', '/Manual/0.9'] },
    },
    { ...page('Hidden', '/Hidden'), unlisted: true },
    {
      type: 'menu',
      kind: 'versions',
      label: '1.0 (Latest)',
      section: 'Manual',
      entries: [
        {
          type: 'version',
          section: 'Manual',
          name: 'current',
          label: 'Next',
          href: '/Manual/next',
        },
        { type: 'version', section: 'Manual', name: '0.9', label: '0.9', href: '/Manual/0.9' },
      ],
    },
    {
      type: 'menu',
      kind: 'locales',
      label: 'English',
      entries: [
        { type: 'locale', label: 'English', lang: 'en', home: '/', current: true },
        {
          type: 'locale',
          label: '繁體中文',
          lang: 'zh-Hant-TW',
          home: '/zh-tw/',
          query: '?from=menu',
        },
      ],
    },
  ],
  versions: {
    Manual: {
      latest: 1,
      versions: [
        ['current', '/Manual/next', 'Next'],
        ['1.0', '/Manual', '1.0 (Latest)'],
        ['0.9', '/Manual/0.9', '0.9'],
      ],
    },
  },
  keepsVersions: true,
  home: '/',
  homeHref: '/',
  words: {
    menu: 'Menu',
    languages: 'Languages',
    language: 'Language',
    versions: 'Versions',
    expand: 'Expand',
    collapse: 'Collapse',
    opensInNewTab: '(new tab)',
  },
};

const navbar = (inside: ReactElement) => (
  <SiteContext value={{ locale: 'en', defaultLocale: 'en' }}>
    <MobileMenuProvider>
      <NavbarProvider data={data}>{inside}</NavbarProvider>
    </MobileMenuProvider>
  </SiteContext>
);

beforeEach(() => {
  at.pathname = '/en/Guide/a';
  localStorage.clear();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

test('B35: without script every menu is a <details> with its links, and nothing else shows', () => {
  document.body.innerHTML = renderToStaticMarkup(navbar(<NavbarItems search={null} />));
  const menus = [...document.querySelectorAll('details')];
  expect(menus.map((menu) => menu.querySelector('summary')?.textContent)).toEqual([
    'Discover',
    'Versions: 1.0 (Latest)',
    'Language: English',
  ]);
  expect(menus.every((menu) => !menu.hidden)).toBe(true);
  expect(screen.queryByRole('button')).toBeNull();
  expect(
    within(menus[0]!)
      .getAllByRole('link', { hidden: true })
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/Guide', '/Other']);
});

test('B32: links to the current page are marked in the HTML, with the server’s path and the browser’s', () => {
  for (const pathname of ['/en/Guide', '/Guide']) {
    at.pathname = pathname;
    document.body.innerHTML = renderToStaticMarkup(navbar(<NavbarItems search={null} />));
    expect(document.querySelector('a[aria-current=page]')?.textContent).toBe('Guide');
    expect([...document.querySelectorAll('[data-menu][data-active]')]).toHaveLength(1);
  }
});

test('B35: Enter opens with the focus on the first entry, arrows move, Escape gives the focus back', async () => {
  const user = userEvent.setup();
  render(navbar(<NavbarItems search={null} />));
  const label = screen.getByRole('button', { name: 'Discover' });
  expect(label.getAttribute('aria-expanded')).toBe('false');
  label.focus();
  await user.keyboard('{Enter}');
  const menu = await screen.findByRole('menu', { name: 'Discover' });
  expect(label.getAttribute('aria-expanded')).toBe('true');
  expect(label.getAttribute('aria-controls')).toBe(menu.id);
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Guide'));
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Other');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  await vi.waitFor(() => expect(document.activeElement).toBe(label));
});

test('B31: an unlisted page is shown on itself only', () => {
  const { rerender } = render(navbar(<NavbarItems search={null} />));
  expect(screen.queryByRole('link', { name: 'Hidden' })).toBeNull();
  at.pathname = '/Hidden';
  rerender(navbar(<NavbarItems search={null} />));
  expect(screen.getByRole('link', { name: 'Hidden' }).getAttribute('aria-current')).toBe('page');
});

test('B47: links lead to the stored version, which names the menu; a version that does not exist is deleted', () => {
  localStorage.setItem('docs-preferred-version-Manual', '0.9');
  localStorage.setItem('docs-preferred-version-Guide', '3.0');
  render(navbar(<NavbarItems search={null} />));
  expect(screen.getByRole('link', { name: 'Manual' }).getAttribute('href')).toBe('/Manual/0.9');
  expect(screen.getByRole('button', { name: /^Versions:\s*0\.9$/ })).toBeTruthy();
  expect(Object.entries(localStorage)).toEqual([['docs-preferred-version-Manual', '0.9']]);
});

test('B8: the other language is the same page, with the query of the configuration', async () => {
  const user = userEvent.setup();
  render(navbar(<NavbarItems search={null} />));
  await user.click(screen.getByRole('button', { name: /^Language:\s*English$/ }));
  const link = await screen.findByRole('menuitem', { name: '繁體中文' });
  expect(link.getAttribute('href')).toBe('/zh-tw/Guide/a?from=menu');
  expect(link.lang).toBe('zh-Hant-TW');
  expect(screen.getByRole('menuitem', { name: 'English' }).getAttribute('aria-current')).toBe(
    'true',
  );
});

test('B40: a list of the mobile menu is open when it contains the current page; without script all are open', () => {
  const html = renderToStaticMarkup(navbar(<MainMenu head={null} />));
  expect(html).toContain('popover="auto"');
  document.body.innerHTML = html;
  expect(document.querySelectorAll('ul ul[hidden]')).toHaveLength(0);
  document.body.innerHTML = '';
  render(navbar(<MainMenu head={null} />));
  const carets = screen.getAllByRole('button', { name: /Expand|Collapse/, hidden: true });
  expect(carets.map((caret) => caret.getAttribute('aria-expanded'))).toEqual([
    'true',
    'false',
    'false',
  ]);
  expect(screen.getByText('Languages')).toBeTruthy();
});
