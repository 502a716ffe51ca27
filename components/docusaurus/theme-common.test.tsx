// @vitest-environment jsdom
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { SiteContext } from '@/components/navigation/public-path.ts';
import { DocCardList } from './doc-cards.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { PageFactsProvider, useDoc } from './page-hooks.tsx';
import { ThemedComponent } from './pictures.tsx';
import {
  Collapsible,
  useCollapsible,
  usePluralForm,
  usePrevious,
  useWindowSize,
} from './theme-common.tsx';

vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/a' }));
afterEach(cleanup);

function Box({ lazy, ended }: { lazy?: boolean; ended?: (collapsed: boolean) => void }) {
  const { collapsed, toggleCollapsed } = useCollapsible({ initialState: true });
  return (
    <>
      <button onClick={toggleCollapsed}>Toggle</button>
      <Collapsible lazy={lazy} collapsed={collapsed} onCollapseTransitionEnd={ended}>
        <p>Inside</p>
      </Collapsible>
    </>
  );
}

test('moved in: a collapsible box is hidden, then shown; a lazy one is made when it is shown', () => {
  const ended = vi.fn();
  render(<Box ended={ended} />);
  const toggle = () => act(() => screen.getByRole('button').click());
  expect(screen.getByText('Inside').parentElement?.style.display).toBe('none');
  toggle();
  expect(screen.getByText('Inside').parentElement?.style.display).toBe('');
  expect(ended).toHaveBeenCalledExactlyOnceWith(false);
  cleanup();

  render(<Box lazy />);
  expect(screen.queryByText('Inside')).toBeNull();
  toggle();
  toggle();
  expect(screen.getByText('Inside').parentElement?.style.display).toBe('none');
});

test('moved in: hooks of the theme say the width, the last value and the form of a number', () => {
  expect(renderHook(() => useWindowSize()).result.current).toBe('desktop');
  expect(renderHook(() => useWindowSize({ desktopBreakpoint: 2000 })).result.current).toBe(
    'mobile',
  );
  const { result, rerender } = renderHook(({ value }) => usePrevious(value), {
    initialProps: { value: 1 },
  });
  expect(result.current).toBeUndefined();
  rerender({ value: 2 });
  expect(result.current).toBe(1);
  const { selectMessage } = renderHook(() => usePluralForm(), {
    wrapper: ({ children }) => (
      <SiteContext value={{ locale: 'en', defaultLocale: 'en' }}>{children}</SiteContext>
    ),
  }).result.current;
  expect(selectMessage(2, 'page|pages')).toBe('pages');
});

test('moved in: a component that fails shows the fallback, and can be tried again', () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  let fails = true;
  const Child = () => {
    if (fails) throw new Error('too hot');
    return <p>Cool</p>;
  };
  render(
    <ErrorBoundary
      fallback={({ error, tryAgain }) => <button onClick={tryAgain}>{error.message}</button>}
    >
      <Child />
    </ErrorBoundary>,
  );
  fails = false;
  act(() => screen.getByRole('button', { name: 'too hot' }).click());
  expect(screen.getByText('Cool')).toBeDefined();
});

test('moved in: cards are the given entries that lead somewhere, or those around the page', () => {
  const siblings = [
    { type: 'link' as const, label: 'Glaze', href: '/glaze', description: 'Shiny.' },
    { type: 'html' as const, value: '<hr>' },
    { type: 'category' as const, label: 'More', items: [{ type: 'link' as const, href: '/x' }] },
  ];
  const facts = { siblings, category: {}, doc: { frontMatter: { status: 'beta' } } };
  const Status = () => <b>{String(useDoc().frontMatter.status)}</b>;
  render(
    <PageFactsProvider facts={facts as never}>
      <DocCardList />
      <Status />
    </PageFactsProvider>,
  );
  expect(
    screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`),
  ).toEqual(['GlazeShiny. /glaze', 'More /x']);
  expect(screen.getByText('beta')).toBeDefined();
  expect(() => renderHook(() => useDoc())).toThrow('useDoc() is only for components in the text');
});

test('moved in: what differs by color mode is made for both, and then shown for that of the reader', () => {
  const themed = (
    <ThemedComponent className="own">
      {({ theme, className }) => <p className={className}>{theme}</p>}
    </ThemedComponent>
  );
  const made = renderToString(themed);
  expect(made.replaceAll(/<[^>]+>/g, ' ').trim()).toMatch(/^light +dark$/);
  expect(made.match(/ own"/g)).toHaveLength(2);
  render(themed);
  expect(screen.getByText(/light|dark/).textContent).toBe('light');
});
