import { unescapeHtml } from '@/lib/text/escape-html.ts';
import { camelCase, styleKey } from '@/lib/text/react-names.ts';

const ROOT = /<svg\b((?:[^>"']|"[^"]*"|'[^']*')*?)(?:\/>|>([\s\S]*)<\/svg\s*>)/;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * A module for a drawing that a component of the site imports: a component that stands in the page
 * as `<svg>`, so that styles reach it, and as a text the address of the drawing.
 */
export function svgModule(svg: string): string {
  const address = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  const [, attributes = '', inside = ''] = ROOT.exec(svg) ?? [];
  const props = Object.fromEntries(
    [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) =>
      prop(name, unescapeHtml(double ?? single ?? '')),
    ),
  );
  return `import { jsx } from 'react/jsx-runtime';
import { escapeHtml } from '@/lib/text/escape-html.ts';
const address = ${JSON.stringify(address)};
const Drawing = ({ title, children, ...rest }) => jsx('svg', {
  ...${JSON.stringify(props)},
  ...rest,
  dangerouslySetInnerHTML: {
    __html: (title ? '<title>' + escapeHtml(title) + '</title>' : '') + ${JSON.stringify(inside)},
  },
});
Drawing.toString = () => address;
export default Drawing;`;
}

/** An attribute with the name and the value that React wants. */
function prop(name: string, value: string): [string, unknown] {
  if (name === 'class') return ['className', value];
  if (name === 'style') return ['style', styleOf(value)];
  if (/^(aria|data)-/.test(name)) return [name, value];
  return [camelCase(name), value];
}

/** `fill: red; stroke-width: 2` as an object. */
const styleOf = (value: string): object =>
  Object.fromEntries(
    [...value.matchAll(/([\w-]+)\s*:\s*([^;]+)/g)].map(([, name = '', own = '']) => [
      styleKey(name),
      own.trim(),
    ]),
  );
