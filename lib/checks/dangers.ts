import { parseFragment, parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

const RUNS = [
  'script',
  'iframe',
  'object',
  'embed',
  'svg',
  'math',
  'form',
  'style',
  'link',
  'meta',
  'base',
  'template',
  'noscript',
  'frame',
  'applet',
];
const ADDRESS = [
  'href',
  'src',
  'action',
  'formaction',
  'xlink:href',
  'data',
  'srcdoc',
  'poster',
  'srcset',
  'background',
  'ping',
];

/**
 * What a browser would run or load of an HTML text that somebody else has written: elements, handlers, addresses that are
 * code. Parsed as a browser parses it, so that what merely looks like a tag in an attribute is none.
 * @param allowed elements that the text may have, because we have written them ourselves
 */
export function dangers(html: string, allowed: readonly string[] = []): string[] {
  const found: string[] = [];
  const visit = (node: Tree.Node): void => {
    if ('tagName' in node) {
      if (RUNS.includes(node.tagName) && !allowed.includes(node.tagName))
        found.push(`<${node.tagName}>`);
      for (const { name, value } of node.attrs) {
        if (name.startsWith('on') || name === 'srcdoc') found.push(`${name}="${value}"`);
        // As browsers read addresses: without line breaks and tabs, and without what cannot be seen at the beginning.
        else if (
          ADDRESS.includes(name) &&
          /^[\0-\x20]*(javascript|data|vbscript):/i.test(value.replace(/[\t\r\n]/g, ''))
        )
          found.push(`${name}="${value}"`);
      }
    }
    if ('content' in node) visit(node.content);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(/^<!doctype/i.test(html) ? parse(html) : parseFragment(html));
  return found;
}
