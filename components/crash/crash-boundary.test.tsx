// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { notFound } from 'next/navigation';
import { Component, type ComponentProps, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pendingNavigation } from '@/components/navigation/pending-navigation.ts';
import { crashWords } from './__fixtures__/crash-words.ts';
import { CrashBoundary } from './crash-boundary.tsx';
import { CrashWordsProvider } from './crash-words.tsx';
import { LOADED_AS_A_WHOLE } from './load-failure.ts';

const page = vi.hoisted(() => ({ pathname: '/a' }));
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  usePathname: () => page.pathname,
}));

const chunk = Object.assign(new Error('Failed to load chunk /a.js'), { name: 'ChunkLoadError' });

/** What the child throws; nothing when undefined. */
let thrown: Error | undefined;
function Child() {
  if (thrown) throw thrown;
  return <p>Content</p>;
}
const child = <Child />;

type Props = Omit<ComponentProps<typeof CrashBoundary>, 'children'>;
const fenced = (props: Props, children: ReactNode = child) => (
  <CrashWordsProvider words={crashWords}>
    <header>Navbar</header>
    <CrashBoundary {...props}>{children}</CrashBoundary>
  </CrashWordsProvider>
);

const reload = vi.fn();
const warn = vi.fn();
const tryAgain = () => screen.getByRole('button', { name: 'Try again' });

beforeEach(() => {
  page.pathname = '/a';
  thrown = new Error('It broke');
  sessionStorage.clear();
  vi.stubGlobal('location', { href: 'https://example.com/a', pathname: '/a', reload });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(warn);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reload.mockClear();
  warn.mockClear();
  pendingNavigation.end();
});

test('B65: what does not crash is shown as it is', () => {
  thrown = undefined;
  render(fenced({ kind: 'page' }));
  expect(screen.getByText('Content')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('B65: a crash of a page takes the place of its content, leaves the rest, and can be tried again', async () => {
  render(fenced({ kind: 'page' }));
  expect(screen.getByText('Navbar')).toBeTruthy();
  expect(screen.getByRole('main').textContent).toContain('It broke');
  expect(screen.getByRole('heading', { level: 1, name: 'This page crashed' })).toBeTruthy();
  await userEvent.click(tryAgain());
  expect(screen.getByRole('alert')).toBeTruthy();
  thrown = undefined;
  await userEvent.click(tryAgain());
  expect(screen.getByText('Content')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('B65: only a crash of the whole application names the document', () => {
  document.title = 'Guide';
  const { unmount } = render(fenced({ kind: 'page' }));
  expect(document.title).toBe('Guide');
  unmount();
  render(fenced({ kind: 'application' }));
  expect(document.title).toBe('Page error');
});

test('B65: a part that crashes is a box beside the others, and can be tried again', async () => {
  render(fenced({ kind: 'widget' }));
  expect(screen.queryByRole('main')).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('This part crashed');
  thrown = undefined;
  await userEvent.click(tryAgain());
  expect(screen.getByText('Content')).toBeTruthy();
});

test('B65: an enhancement that crashes leaves nothing behind', () => {
  render(fenced({ kind: 'silent' }));
  expect(document.body.textContent).toBe('Navbar');
});

test('B65: another page, and other children, end the crash', () => {
  const { rerender } = render(fenced({ kind: 'page' }));
  thrown = undefined;
  rerender(fenced({ kind: 'page' }));
  expect(screen.getByRole('alert')).toBeTruthy();
  page.pathname = '/b';
  rerender(fenced({ kind: 'page' }));
  expect(screen.queryByRole('alert')).toBeNull();
  thrown = new Error('It broke again');
  rerender(fenced({ kind: 'page' }, <Child />));
  expect(screen.getByRole('alert').textContent).toContain('It broke again');
  thrown = undefined;
  rerender(fenced({ kind: 'page' }, <Child />));
  expect(screen.getByText('Content')).toBeTruthy();
});

test('B4: Next’s own signal for an unknown page is not taken for a crash', () => {
  function Unknown(): ReactNode {
    return notFound();
  }
  class Next extends Component<{ children: ReactNode }> {
    override state = { caught: false };
    static getDerivedStateFromError = () => ({ caught: true });
    override render(): ReactNode {
      return this.state.caught ? <p>Not found</p> : this.props.children;
    }
  }
  render(<Next>{fenced({ kind: 'page' }, <Unknown />)}</Next>);
  expect(screen.getByText('Not found')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('code that cannot be loaded', () => {
  beforeEach(() => (thrown = chunk));

  test('B13: a page is loaded as a whole, once, with one warning and no message meanwhile', () => {
    pendingNavigation.begin('/a', 'push');
    render(fenced({ kind: 'page' }));
    expect(reload).toHaveBeenCalledOnce();
    expect(warn.mock.calls).toEqual([[LOADED_AS_A_WHOLE, chunk]]);
    expect(pendingNavigation.get()).toBeUndefined();
    expect(screen.getByRole('main').textContent).toBe('');
  });

  test('B13: the second time the failure is said, and Retry loads the page', async () => {
    render(fenced({ kind: 'page' }));
    cleanup();
    reload.mockClear();
    render(fenced({ kind: 'page' }));
    expect(reload).not.toHaveBeenCalled();
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('This could not be loaded');
    expect(alert.textContent).toContain('Failed to load chunk /a.js');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  test('B15: a part says so in its place; the page is not loaded again', async () => {
    render(fenced({ kind: 'widget' }));
    expect(screen.getByRole('alert').textContent).toContain('This part crashed');
    thrown = undefined;
    await userEvent.click(tryAgain());
    expect(screen.getByText('Content')).toBeTruthy();
    expect(reload).not.toHaveBeenCalled();
  });
});

test('B65: outside of the provider of the words, the error names where it belongs', () => {
  expect(() => render(<CrashBoundary kind="page">{child}</CrashBoundary>)).toThrow(
    '<CrashWordsProvider> (app/[locale]/layout.tsx)',
  );
});
