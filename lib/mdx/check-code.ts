import { createProcessor } from '@mdx-js/mdx';
import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { SiteComponentNames } from './component-names.ts';
import { declaredNames } from './declared-names.ts';
import type { PageAbout } from './imports/page-about.ts';
import type { PageImports } from './imports/page-imports.ts';
import { tocOf } from './imports/page-runtime.ts';
import { pageFile } from './page-file.ts';
import { byReading, readingPlugins } from './reading-plugins.ts';
import { remarkAdmonitions } from './remark-admonitions.ts';
import { remarkHeadingIds } from './remark-heading-ids.ts';
import { remarkTrace } from './remark-trace.ts';
import type { Heading } from './rehype-facts.ts';
import type { Mistake } from './mistake-list.ts';
import type { SitePlugins } from './site-plugins.ts';
import { standIn } from './stand-in.ts';
import { isTag } from './tags.ts';
import { trialImports } from './trial-imports.ts';
import { trialRun } from './trial-run.ts';

declare module 'vfile' {
  interface DataMap {
    declared: string[];
    /** The page has expressions or exports, or shows another text. */
    hasCode: boolean;
  }
}

/** Sets `file.data.hasCode` on pages that need `checkCode`. */
export function remarkHasCode() {
  return (tree: Root, file: VFile): void => {
    const computed: Nodes[] = [];
    visit(tree, (node) => {
      if (isComputed(node)) computed.push(node);
    });
    // A text may need properties that the page does not give it.
    const hasParts = Object.values(file.data.imports ?? {}).some(({ kind }) => kind === 'part');
    file.data.hasCode = computed.length > 0 || hasParts;
  };
}

/** Whether something is run to make a node: an export, an expression, an attribute in braces. */
function isComputed(node: Nodes): boolean {
  // Without a position it is not of the page (imports/remark-imports.ts).
  if (node.type === 'mdxjsEsm') return node.position !== undefined;
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression')
    return node.data?.estree?.body.length !== 0;
  return (
    isTag(node) &&
    node.attributes.some(
      ({ type, value }) =>
        type === 'mdxJsxExpressionAttribute' || (typeof value === 'object' && value !== null),
    )
  );
}

/** Compiles for development, because elements then know their place. */
const tracingProcessor = byReading((math, own) =>
  createProcessor({
    outputFormat: 'function-body',
    development: true,
    remarkPlugins: [
      ...readingPlugins(math, own),
      remarkHeadingIds,
      remarkDeclared,
      remarkTrace,
      // Behind the trace, which then knows the place of an expression in a title.
      remarkAdmonitions,
    ],
  }),
);

function remarkDeclared() {
  return (tree: Root, file: VFile): void => void (file.data.declared = [...declaredNames(tree)]);
}

/**
 * Finds the mistakes that would make a page with code fail when it is rendered. It compiles the
 * page a second time, so it is only for pages with code.
 * @param text the body after `prepareText`
 * @param page what the compiler has found, and `own` plugins of the site
 */
export async function checkCode(
  text: string,
  site: SiteComponentNames,
  about: PageAbout,
  {
    headings,
    imports,
    own,
  }: { headings: readonly Heading[]; imports: PageImports; own?: SitePlugins },
): Promise<Mistake[]> {
  const output = await tracingProcessor(about.math, own).process(pageFile(text, about));
  const { traced = [], modules = [], tags = [], declared = [] } = output.data;
  const given = {
    frontMatter: about.frontMatter ?? {},
    toc: tocOf(headings),
    imports: trialImports(imports, site),
    unknown: standIn('unknown'),
  };
  return trialRun(
    { code: String(output), traced, modules, tags, declared, given },
    about.unknown === 'warn' ? 'any' : site,
  );
}
