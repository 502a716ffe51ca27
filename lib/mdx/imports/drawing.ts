import { createHash } from 'node:crypto';
import type { CustomPlugin } from 'svgo';
import { camelCase, styleKey } from '@/lib/text/react-names.ts';

/** A drawing as it stands in a page. */
export interface Drawing {
  /** Attributes of its `<svg>`, with the names and values that React wants. */
  props: Record<string, unknown>;
  /** What is inside. */
  inside: string;
}

/**
 * Makes an element of an SVG file, as Docusaurus does for `import Logo from './logo.svg'`: smaller,
 * without scripts and event handlers, and with ids of its own, so that two drawings on a page do
 * not take each other's colors.
 * @throws Error when the file is not SVG
 */
export async function drawingOf(svg: string): Promise<Drawing> {
  const { optimize } = await import('svgo');
  let attributes: Readonly<Record<string, string>> = {};
  const root: CustomPlugin = {
    name: 'root',
    fn: () => ({
      element: {
        exit: (node, parent) => {
          if (parent.type === 'root') ({ attributes } = node);
        },
      },
    }),
  };
  const prefix = createHash('sha256').update(svg).digest('hex').slice(0, 6);
  const { data } = optimize(svg, {
    plugins: [
      'preset-default',
      'removeScripts',
      { name: 'prefixIds', params: { prefix: `d${prefix}`, delim: '-', prefixClassNames: false } },
      root,
    ],
  });
  const [, inside = ''] = /^<svg\b[^>]*[^/]>([\s\S]*)<\/svg>$/.exec(data) ?? [];
  if (!data.startsWith('<svg')) throw new Error('The file holds no <svg>.');
  return {
    inside,
    props: Object.fromEntries(
      Object.entries(attributes)
        .filter(([name]) => !name.startsWith('xmlns'))
        .map(([name, value]) => prop(name, value)),
    ),
  };
}

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
