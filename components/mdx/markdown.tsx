import type { DocPage } from '@/lib/docs/types.ts';
import { renderText } from '@/lib/mdx/run.ts';
import { mdxComponents } from './components.tsx';
import styles from './markdown.module.css';

/** Renders a page's compiled text with our components. */
export function Markdown({ code, page }: { code: string; page: DocPage }) {
  return (
    <div className={styles.markdown} data-markdown>
      {renderText(code, mdxComponents(page), `content/${page.source}`)}
    </div>
  );
}
