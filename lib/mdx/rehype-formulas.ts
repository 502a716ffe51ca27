import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import { messageOf } from '@/lib/text/message-of.ts';
import './imports/page-about.ts';

/**
 * Makes MathML of formulas. Browsers draw it with their own fonts, so a page with formulas needs
 * neither styles nor scripts. A formula that cannot be read is reported and shown as written.
 */
export function rehypeFormulas() {
  return async (tree: Root, file: VFile): Promise<void> => {
    // Sites without formulas load nothing of it.
    const { default: rehypeKatex } = await import('rehype-katex');
    const { mathMacros = {}, mathOptions } = file.data.about ?? {};
    // A copy for each page, because KaTeX adds to it what `\gdef` defines in a formula. Without
    // commands of the site, a formula knows nothing of the others.
    const macros = Object.keys(mathMacros).length > 0 ? { ...mathMacros } : undefined;
    rehypeKatex({ ...mathOptions, output: 'mathml', macros })(tree, file);
    for (const message of file.messages) if (message.source === 'rehype-katex') explain(message);
    visit(tree, 'element', (node, index, parent) => {
      if (!hasClass(node, 'katex')) return undefined;
      const [math] = node.children;
      if (math?.type !== 'element' || !parent || index === undefined) return undefined;
      // The source would be read out and found by the search a second time.
      visit(math, 'element', (part) => {
        part.children = part.children.filter(
          (child) => child.type !== 'element' || child.tagName !== 'annotation',
        );
      });
      for (const picture of withoutPictures(math))
        file.message(
          `The picture ${picture} is left out, because browsers draw no pictures in formulas. Put it before or after the formula.`,
          { place: parent.position, source: 'formulas' },
        );
      const isBlock = math.properties.display === 'block';
      node.tagName = isBlock ? 'div' : 'span';
      node.properties = { dataFormula: isBlock ? 'block' : 'inline' };
      return SKIP;
    });
  };
}

/**
 * Replaces the pictures of `\includegraphics` by their alternative texts.
 * @returns their addresses
 */
function withoutPictures(formula: Element): string[] {
  const left: string[] = [];
  visit(formula, 'element', (node) => {
    if (node.tagName !== 'mglyph') return;
    const { src, alt } = node.properties;
    left.push(String(src));
    node.tagName = 'mtext';
    node.properties = {};
    node.children = [{ type: 'text', value: alt ?? '' }];
  });
  return left;
}

/** How much of a formula is shown in a message. */
const SHOWN = 40;

/** Says what KaTeX cannot read, in which formula, and in which line of it. */
function explain(message: VFileMessage): void {
  const { ancestors = [], cause } = message;
  const { rawMessage, position } = Object(cause) as { rawMessage?: unknown; position?: unknown };
  const element = ancestors.at(-1) as Element | undefined;
  const formula = element ? toString(element) : '';
  const plain = formula.trim().replace(/\s+/g, ' ');
  const shown = plain.length > SHOWN ? `${plain.slice(0, SHOWN)}…` : plain;
  const reason = typeof rawMessage === 'string' ? rawMessage : messageOf(cause);
  message.reason = `The formula “${shown}” is shown as written, because KaTeX cannot read it: ${reason.replace(/\.$/, '')}. Correct it, or write \\$ for a dollar sign that begins no formula.`;
  const start = ancestors.findLast((node) => node.position)?.position?.start;
  if (!start) return;
  // The text of a block begins below its first line.
  const isBlock = (ancestors.at(-2) as Element | undefined)?.tagName === 'pre';
  const before = typeof position === 'number' ? formula.slice(0, position) : '';
  message.line = start.line + (isBlock ? before.split('\n').length : 0);
  message.column = isBlock ? undefined : start.column;
}

const hasClass = ({ properties }: Element, name: string): boolean =>
  Array.isArray(properties.className) && properties.className.includes(name);
