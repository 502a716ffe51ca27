import { afterEach, expect, test, vi } from 'vitest';
import { writtenBasePath } from './written-base-path.ts';

afterEach(() => vi.unstubAllEnvs());

test('preview: a path may be written with the base path of the published site', () => {
  vi.stubEnv('BASE_PATH', undefined);
  expect(writtenBasePath()).toBe('');
  vi.stubEnv('PREVIEWED_BASE_PATH', '/base');
  expect(writtenBasePath()).toBe('/base');
  vi.stubEnv('BASE_PATH', '/own');
  expect(writtenBasePath()).toBe('/own');
});
