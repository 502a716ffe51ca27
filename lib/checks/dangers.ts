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
 * Finds the parts of an HTML text that a browser would run: elements, event handlers and addresses
 * with code. The text is parsed as in a browser, so that text in an attribute that looks like a tag
 * is not found.
 * @param allowed elements that our own code adds to the text
 */
export function dangers(html: string, allowed: readonly string[] = []): string[] {
  const found: string[] = [];
  const visit = (node: Tree.Node): void => {
    if ('tagName' in node) {
      if (RUNS.includes(node.tagName) && !allowed.includes(node.tagName))
        found.push(`<${node.tagName}>`);
      for (const { name, value } of node.attrs) {
        if (name.startsWith('on') || name === 'srcdoc') found.push(`${name}="${value}"`);
        // Browsers ignore line breaks and tabs in addresses, and control characters at the start.
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
