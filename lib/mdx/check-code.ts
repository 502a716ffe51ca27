import { createProcessor } from '@mdx-js/mdx';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import type { SiteComponentNames } from './component-names.ts';
import { declaredNames } from './declared-names.ts';
import { remarkAdmonitions } from './remark-admonitions.ts';
import { remarkEsm } from './remark-esm.ts';
import { remarkHeadingIds } from './remark-heading-ids.ts';
import { remarkTrace } from './remark-trace.ts';
import type { Mistake } from './mistake-list.ts';
import { trialRun } from './trial-run.ts';

declare module 'vfile' {
  interface DataMap {
    declared: string[];
    /** The page has expressions or exports, and it can be run because it has no imports. */
    hasCode: boolean;
  }
}

/** Sets `file.data.hasCode` on pages that need `checkCode`. */
export function remarkHasCode() {
  return (tree: Root, file: VFile): void => {
    let [computed, imports] = [false, false];
    visit(tree, (node) => {
      if (node.type === 'mdxjsEsm')
        imports ||=
          node.data?.estree?.body.some((statement) => statement.type === 'ImportDeclaration') ??
          false;
      computed ||=
        node.type === 'mdxjsEsm' ||
        ((node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') &&
          node.data?.estree?.body.length !== 0);
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
        computed ||= node.attributes.some(
          ({ type, value }) =>
            type === 'mdxJsxExpressionAttribute' || (typeof value === 'object' && value !== null),
        );
    });
    file.data.hasCode = computed && !imports;
  };
}

/** Compiles for development, because elements then know their place. */
const processor = createProcessor({
  outputFormat: 'function-body',
  development: true,
  remarkPlugins: [
    remarkGfm,
    remarkDirective,
    remarkEsm,
    remarkHeadingIds,
    remarkAdmonitions,
    remarkDeclared,
    remarkTrace,
  ],
});

function remarkDeclared() {
  return (tree: Root, file: VFile): void => void (file.data.declared = [...declaredNames(tree)]);
}

/**
 * Finds the mistakes that would make a page with code fail when it is rendered. It compiles the page a second time, so it is
 * only for pages with code.
 * @param text the body after `prepareText`
 */
export async function checkCode(text: string, site: SiteComponentNames): Promise<Mistake[]> {
  const output = await processor.process(new VFile(text));
  const { traced = [], modules = [], tags = [], declared = [] } = output.data;
  return trialRun({ code: String(output), traced, modules, tags, declared }, site);
}
