import { pointerOf } from '../json.ts';
import type { ModelOutline } from '../outline.ts';
import { schemaView } from '../schema/view.ts';
import { contentsOf } from './content-data.ts';
import type { PageContext } from './context.ts';
import type { ModelData } from './data.ts';

/**
 * Everything that the page of a named schema shows: all of its properties, those of requests and
 * those of responses.
 */
export function modelData(context: PageContext, { name }: ModelOutline): ModelData {
  const schema = { $ref: pointerOf(['components', 'schemas', name]) };
  const view = schemaView(context.spec, schema);
  const [content] = contentsOf(context, { 'application/json': { schema } }, 'both');
  return {
    headHtml: context.head(view),
    treeHtml: context.tree(view, 'both'),
    example: content?.examples[0],
  };
}
