import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { pageComponent, renderText } from './run.ts';

describe('a page module', () => {
  test.each<[string, object]>([
    ['nothing', {}],
    ['something else', { frontMatter: { title: 'x' } }],
    ['a default that is no component', { default: 'text' }],
  ])(
    'B16: that exports %s is refused by an error that names the page and what is missing',
    (_, module) => {
      expect(() => pageComponent(module, 'content/en/BSP/Overview.md')).toThrow(
        /content\/en\/BSP\/Overview\.md.*default export/,
      );
    },
  );

  test('B16: the same when its code is run', () => {
    expect(() => renderText('return {}', {}, 'content/en/x.md')).toThrow(
      /content\/en\/x\.md has no default export/,
    );
  });

  test('B16: with a component is rendered', () => {
    expect(
      renderToStaticMarkup(
        renderText(
          'return { default: () => arguments[0].jsx("p", { children: "ok" }) }',
          {},
          'content/en/x.md',
        ),
      ),
    ).toBe('<p>ok</p>');
  });
});
