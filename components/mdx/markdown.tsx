import type { DocPage } from '@/lib/docs/types.ts';
import type { CompiledPage } from '@/lib/mdx/compile.ts';
import { componentImports } from '@/lib/mdx/imports/page-imports.ts';
import { renderText } from '@/lib/mdx/run.ts';
import { givenTo } from '@/lib/render-data/page-given.ts';
import { PageFactsProvider } from '@/components/docusaurus/page-hooks.tsx';
import { askingModules, sidebarModules, siteModules } from '@/components/mdx/site-modules.ts';
import { mdxComponents } from './components.tsx';
import styles from './markdown.module.css';

interface Props {
  text: Pick<CompiledPage, 'code' | 'imports' | 'facts'>;
  page: DocPage;
}

/** Renders a page's compiled text with our components. */
export function Markdown({ text, page }: Props) {
  const { facts, sidebar, ...given } = givenTo(page, text);
  const keys = componentImports([text.imports]).map(({ key }) => key);
  const asks = (modules: readonly string[]): boolean => keys.some((key) => modules.includes(key));
  const content = renderText(text.code, mdxComponents(page), `content/${page.source}`, {
    ...given,
    modules: siteModules,
  });
  return (
    <div className={styles.markdown} data-markdown>
      {asks(askingModules) ? (
        <PageFactsProvider facts={{ ...facts, sidebar: asks(sidebarModules) ? sidebar() : null }}>
          {content}
        </PageFactsProvider>
      ) : (
        content
      )}
    </div>
  );
}
