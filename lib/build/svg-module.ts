import { drawingOf } from '@/lib/mdx/imports/drawing.ts';

/**
 * A module for a drawing that a component of the site imports: a component that stands in the page
 * as `<svg>`, so that styles reach it, and as a text the address of the drawing.
 * @throws Error when the file is not SVG
 */
export async function svgModule(svg: string): Promise<string> {
  const address = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return `import { jsx } from 'react/jsx-runtime';
import { drawingProps } from '@/lib/mdx/imports/drawing-props.ts';
const address = ${JSON.stringify(address)};
const drawing = ${JSON.stringify(await drawingOf(svg))};
const Drawing = (props) => jsx('svg', drawingProps(drawing, props));
Drawing.toString = () => address;
export default Drawing;`;
}
