import { expect, test } from 'vitest';
import { failure, FileError } from '@/lib/search/environment.ts';

test.each([
  ['a file that is gone', new FileError('404', true), true, '404'],
  ['a file that does not come', new FileError('500', false), false, '500'],
  ['a file that cannot be read', new TypeError('damaged'), false, 'damaged'],
  ['anything else that was thrown', 'lost', false, 'lost'],
])('B100: the page is told of %s', (_, error, missing, reason) => {
  expect(failure('one', error)).toEqual({ type: 'failed', name: 'one', missing, reason });
});
