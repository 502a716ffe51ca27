// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useHistory } from './use-history.ts';

const router = { push: vi.fn(), replace: vi.fn() };
vi.mock('next/navigation', () => ({ useRouter: () => router, usePathname: () => '/a' }));

beforeEach(() => {
  vi.clearAllMocks();
  history.replaceState(null, '', '/a?b=1');
});
afterEach(cleanup);

const made = () => renderHook(() => useHistory()).result.current;

test('moved in: the history of Docusaurus opens pages with the router', () => {
  made().push('/b?c=1#d');
  made().replace({ pathname: '/e' });
  expect(router.push).toHaveBeenCalledExactlyOnceWith('/b?c=1#d');
  expect(router.replace).toHaveBeenCalledExactlyOnceWith('/e');
  expect(made().location).toMatchObject({ pathname: '/a', search: '?b=1' });
});

test('moved in: a change of the query loads nothing', () => {
  made().push({ search: '?b=2' });
  expect(location.pathname + location.search).toBe('/a?b=2');
  expect(router.push).not.toHaveBeenCalled();
});
