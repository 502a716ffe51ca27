import { useTranslations } from 'next-intl';
import { diagramHeight } from '@/lib/mdx/diagram-size.ts';
import { MERMAID_SCRIPT } from '@/lib/server/mermaid-files.ts';
import styles from './mermaid.module.css';

const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** A diagram. The HTML holds its source; components/behaviours/mermaid.ts draws it when it comes near the screen. */
export function Mermaid({ chart }: { chart: string }) {
  const t = useTranslations('content');
  return (
    <figure className={styles.diagram} data-mermaid={BASE_PATH + MERMAID_SCRIPT} aria-label={t('diagram')} style={{ blockSize: `${diagramHeight(chart)}rem` }}>
      {/* It may be wider than its place: the keyboard scrolls it, too. */}
      <pre className={styles.source} tabIndex={0}>
        {chart}
      </pre>
    </figure>
  );
}
