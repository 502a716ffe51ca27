const FENCE = /^\s*(`{3,}|~{3,})/;
const UNDERLINED_TITLE = /^\S.*\r?\n=+[ \t]*(?:\r?\n|$)/;
const CODE_OF_MODULE = /^(?:import|export)\s/;

/** Marks of Markdown and what is left of them, in this order. */
const MARKS: readonly (readonly [RegExp, string])[] = [
  [/<[^>]*>|\{\/\*.*?\*\/\}/g, ''],
  // The title; of other headings the text is left.
  [/^#\s.*$/, ''],
  [/^#{2,6}\s*(.*?)\s*#*$/, '$1'],
  [/\s*\{#[\w-]+\}\s*$/, ''],
  [/(\*{1,3}|_{1,3})(.*?)\1/g, '$2'],
  [/~~(\S.*\S)~~/g, '$1'],
  [/!?\[(?!\^)([^\]]*)\][[(].*?[\])]/g, '$1'],
  [/\[\^[^\]]+\](?:: .*$)?/g, ''],
  [/`(.+?)`/g, '$1'],
  [/^\s{0,3}>\s?/, ''],
  [/^\s*:::.*$/, ''],
  [/:[a-z0-9_+-]+:/g, ''],
];

/**
 * The first line of a text with words in it, without marks: what Docusaurus shows for a page
 * without a description.
 */
export function excerptOf(body: string): string | undefined {
  let fence: string | undefined;
  let inModule = false;
  /** Of an expression of several lines. */
  let openBraces = 0;
  const lines = body.trimStart().replace(UNDERLINED_TITLE, '').split(/\r?\n/);
  for (const line of lines) {
    const mark = FENCE.exec(line)?.[1];
    if (fence !== undefined) {
      if (mark?.startsWith(fence)) fence = undefined;
      continue;
    }
    const wasOpen = openBraces > 0;
    if (wasOpen || line.startsWith('{'))
      openBraces += line.split('{').length - line.split('}').length;
    if (wasOpen || openBraces > 0) continue;
    if (line.trim() === '') inModule = false;
    else if (mark !== undefined) fence = mark;
    else if (CODE_OF_MODULE.test(line)) inModule = true;
    else if (!inModule) {
      const text = MARKS.reduce((rest, [from, to]) => rest.replace(from, to), line).trim();
      if (text !== '') return text;
    }
  }
  return undefined;
}
