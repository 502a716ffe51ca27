import {
  bundledLanguages,
  bundledLanguagesAlias,
  createHighlighterCore,
  createOnigurumaEngine,
  type HighlighterCore,
  type ThemedToken,
  type ThemeRegistration,
} from 'shiki';
import { escapeHtml } from '@/lib/text/escape-html.ts';

/**
 * Code is highlighted at build time with class names instead of colors, and the style sheet has the
 * colors of both color modes. Shiki can only return colors, so each color of its theme is mapped to
 * a class.
 */
const CLASSES = {
  '#000001': 'tc', // comment
  '#000002': 'tk', // keyword
  '#000003': 'ts', // string
  '#000004': 'tn', // number, constant
  '#000005': 'tf', // function
  '#000006': 'tt', // type, tag
  '#000007': 'tp', // property, variable of a shell
  '#000008': 'ti', // inserted
  '#000009': 'td', // deleted
} as const;

const rule = (color: keyof typeof CLASSES, ...scope: string[]) => ({
  scope,
  settings: { foreground: color },
});

const theme: ThemeRegistration = {
  name: 'classes',
  type: 'light',
  colors: { 'editor.foreground': '#000000', 'editor.background': '#ffffff' },
  settings: [
    { settings: { foreground: '#000000', background: '#ffffff' } },
    rule('#000001', 'comment', 'punctuation.definition.comment'),
    rule(
      '#000002',
      'keyword',
      'storage',
      'keyword.operator.expression',
      'keyword.operator.new',
      'variable.language',
    ),
    { scope: ['keyword.operator'], settings: { foreground: '#000000' } },
    rule('#000003', 'string', 'punctuation.definition.string', 'constant.other.symbol'),
    rule(
      '#000004',
      'constant.numeric',
      'constant.language',
      'constant.character',
      'constant.other.option',
      'keyword.other.unit',
    ),
    rule(
      '#000005',
      'entity.name.function',
      'support.function',
      'meta.function-call.generic',
      'entity.name.command',
    ),
    rule(
      '#000006',
      'entity.name.type',
      'entity.name.class',
      'entity.name.tag',
      'support.class',
      'support.type',
      'entity.other.inherited-class',
    ),
    rule(
      '#000007',
      'support.type.property-name',
      'entity.other.attribute-name',
      'variable.other.normal.shell',
      'variable.parameter.function-call',
      'entity.name.tag.yaml',
    ),
    rule('#000008', 'markup.inserted'),
    rule('#000009', 'markup.deleted'),
  ],
};

const languages = new Map(Object.entries({ ...bundledLanguages, ...bundledLanguagesAlias }));

// One for the process: the preview evaluates this module after every save, and parsing the grammars
// takes half a second.
const shared = globalThis as typeof globalThis & { portalHighlighter?: Promise<HighlighterCore> };

async function highlighterFor(language: string): Promise<HighlighterCore | undefined> {
  const load = languages.get(language);
  if (!load) return undefined;
  // The regular expressions of grammars run as they are. To rewrite them for JavaScript costs twice
  // the time in a build of the product, with the same result.
  shared.portalHighlighter ??= createHighlighterCore({
    themes: [theme],
    engine: createOnigurumaEngine(import('shiki/wasm')),
  });
  const ready = await shared.portalHighlighter;
  if (!ready.getLoadedLanguages().includes(language)) await ready.loadLanguage(load);
  return ready;
}

const PLAIN = new Set(['text', 'txt', 'plain', 'plaintext', '']);

/** Whether a language is known. Plain text is known, but has no colors. */
export const isKnownLanguage = (language: string): boolean =>
  PLAIN.has(language) || language === 'mermaid' || languages.has(language);

/** HTML of each line of `code`, tokens in `<span class>`, everything escaped. */
export async function highlightLines(code: string, language: string): Promise<string[]> {
  const ready = PLAIN.has(language) ? undefined : await highlighterFor(language);
  if (!ready) return code.split('\n').map(escapeHtml);
  // No time limit: on a busy machine the rest of a line would have no colors, and that result would
  // be cached.
  return ready
    .codeToTokensBase(code, { lang: language, theme: 'classes', tokenizeTimeLimit: 0 })
    .map(lineHtml);
}

function lineHtml(tokens: readonly ThemedToken[]): string {
  let html = '';
  let open: string | undefined;
  for (const { content, color } of tokens) {
    // White space continues the open element: fewer elements with the same look.
    const name = /^\s*$/.test(content)
      ? open
      : CLASSES[color?.toLowerCase() as keyof typeof CLASSES];
    if (name !== open) {
      if (open) html += '</span>';
      if (name) html += `<span class="${name}">`;
      open = name;
    }
    html += escapeHtml(content);
  }
  return open ? `${html}</span>` : html;
}
