import { expect, test } from 'vitest';
import { colorCode } from './color-code.ts';

test('code is escaped, and colored where its language is known', () => {
  expect(colorCode('<b>', 'nothing')).toBe('&lt;b&gt;');
  expect(colorCode('if (a) f("x") // c', 'javascript')).toBe(
    '<span class="tk">if</span> (a) <span class="tf">f</span>(<span class="ts">"x"</span>) <span class="tc">// c</span>',
  );
});
