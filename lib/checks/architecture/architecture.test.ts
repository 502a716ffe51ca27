import { describe, expect, test } from 'vitest';
import { clientComponent } from './client-components.ts';
import { domLines } from './dom-lines.ts';
import { linesAtWidth } from './file-length.ts';
import { privateMentions } from './private-interfaces.ts';
import { rawControls } from './raw-controls.ts';

const NEXT_DIST = [
  "createRequire(import.meta.url)('next/dist/compiled/x');",
  "join('node_modules', 'next', 'dist')",
];

describe('architecture: private interfaces', () => {
  test.each([
    'self.__next_f.push([1, data])',
    "headers.has('rsc')",
    "'next-router-state-tree'",
    'if (history.state.__NA) return;',
    'window.fetch = serving;',
    ...NEXT_DIST,
  ])('%s is one', (line) => {
    expect(privateMentions(`const a = 1;\n${line}`)).toEqual([{ line: 2, text: line }]);
  });

  test.each([
    "import { useRouter } from 'next/navigation';",
    'router.prefetch(href);',
    'const response = await fetch(url);',
    'history.pushState(null, "", url);',
    'const ours = history.state.menu;',
    'ask: typeof fetch = fetch',
    'const distance = next - dist;',
  ])('%s is none', (line) => {
    expect(privateMentions(line)).toEqual([]);
  });
});

describe('architecture: the DOM by hand', () => {
  test('lines that read or change it count once each, wherever the call begins', () => {
    const source =
      "const { dataset } = box;\nbox.querySelector('a')?.setAttribute('x', 'y');\ndocument\n  .createElement('p');\nbox.innerHTML = '';";
    expect(domLines(source)).toEqual([1, 2, 4, 5]);
  });

  test('words in texts and comments, and names of our own, do not count', () => {
    expect(
      domLines(
        "// querySelector\nconst text = 'innerHTML';\nconst createElement = 1;\nfield.focus();",
      ),
    ).toEqual([]);
  });
});

describe('architecture: controls', () => {
  test('each element of a control counts, with or without children', () => {
    const source =
      'const a = <p>\n<button type="button">x</button><input />\n<select><option /></select>\n</p>;\nconst b = <textarea />;';
    expect(rawControls(source)).toEqual([2, 2, 3, 5]);
  });

  test('components of ours, types, and texts do not count', () => {
    expect(
      rawControls(
        "type A = ComponentProps<'button'>;\n// <button>\nconst text = '<input>';\nconst a = <Button /> ?? <Ui.input />;\nconst r = useRef<button>(null);",
      ),
    ).toEqual([]);
  });
});

test('architecture: a long line counts as the lines that it fills', () => {
  expect(linesAtWidth('', 100)).toBe(1);
  expect(linesAtWidth(`${'x'.repeat(100)}\n${'x'.repeat(201)}\n\nend\n`, 100)).toBe(1 + 3 + 1 + 1);
});

describe('architecture: client components', () => {
  test('a module with the directive, and what it imports by value', () => {
    const source =
      "'use client';\nimport { useState } from 'react';\nimport type { A } from './a.ts';\nimport { type B } from './b.ts';\nimport './c.css';\nconst late = () => import('./late.tsx');";
    expect(clientComponent(source, 'x.tsx')).toEqual({
      file: 'x.tsx',
      imports: ['react', './c.css', './late.tsx'],
    });
  });

  test('a text that only speaks of the directive is none', () => {
    expect(clientComponent("const text = 'use client';\n'use client';", 'x.ts')).toBeUndefined();
  });
});
