import { describe, expect, test } from 'vitest';
import { checks } from './checks.ts';
import { Report } from './report.ts';

const SETTINGS = [
  'onBrokenLinks',
  'onBrokenAnchors',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
] as const;
const of = (config: Record<string, unknown>, report = new Report('', 'docusaurus.config.js')) =>
  checks(config, report, [], []);

describe('moved in: what a broken link does is what the configuration of Docusaurus says', () => {
  test.each(
    SETTINGS.flatMap((setting) =>
      ['throw', 'warn', 'log', 'ignore'].map((value) => [setting, value] as const),
    ),
  )('%s: %s', (setting, value) => {
    const others = SETTINGS.filter((name) => name !== setting);
    const read = of({ [setting]: value });
    expect(read).toMatchObject({ [setting]: value });
    const plain = of({});
    for (const other of others) expect(read[other]).toBe(plain[other]);
  });

  test('without a setting, and with a word that is none, it is what Docusaurus does', () => {
    const defaults = {
      onBrokenLinks: 'throw',
      onBrokenAnchors: 'warn',
      onBrokenMarkdownLinks: 'warn',
      onDuplicateRoutes: 'warn',
    };
    expect(of({})).toMatchObject(defaults);
    expect(of({ onBrokenLinks: 'error', onBrokenAnchors: 1 })).toMatchObject(defaults);
  });

  test('the newer place of the setting for Markdown links wins', () => {
    const hooks = { onBrokenMarkdownLinks: 'throw' };
    expect(of({ markdown: { hooks } })).toMatchObject(hooks);
    expect(of({ onBrokenMarkdownLinks: 'ignore', markdown: { hooks } })).toMatchObject(hooks);
  });
});

test('moved in: formulas have the commands of the first docs plugin that has some', () => {
  const docs = (options: unknown) => ({
    rehypePlugins: [[function rehypeKatex() {}, options], 'rehype-other'],
  });
  const macros = { '\\R': '\\mathbb{R}' };
  expect(of({ presets: [['classic', { docs: docs({ macros }) }]] }).mathMacros).toEqual(macros);
  expect(of({ plugins: [['content-docs', docs({ macros })]] }).mathMacros).toEqual(macros);
  const others = { '\\f': () => '', noCommand: 'x' };
  expect(of({ plugins: [['content-docs', docs({ macros: others })]] })).not.toHaveProperty(
    'mathMacros',
  );
  expect(of({ plugins: [['content-docs', docs(undefined)]] })).not.toHaveProperty('mathMacros');
});

test('moved in: options of KaTeX that are values count, and others are reported', () => {
  const report = new Report('', 'docusaurus.config.js');
  const options = {
    trust: () => true,
    strict: 'ignore',
    errorColor: '#c00',
    output: 'html',
    throwOnError: false,
    macros: { R: '\\mathbb{R}' },
  };
  const read = of(
    { presets: [['classic', { docs: { rehypePlugins: [['rehype-katex', options]] } }]] },
    report,
  );
  expect(read.mathOptions).toEqual({ strict: 'ignore', errorColor: '#c00' });
  expect(report.problems.map(({ message }) => message.replace(/ of rehype-katex.*/, ''))).toEqual([
    '`output`',
    '`macros`',
    '`trust`',
  ]);
});

test('moved in: the format of pages is that of the configuration', () => {
  expect(of({})).toMatchObject({ markdownFormat: 'mdx' });
  expect(of({ markdown: { format: 'detect' } })).toMatchObject({ markdownFormat: 'detect' });
});
