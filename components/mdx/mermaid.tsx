import { getTranslations } from 'next-intl/server';
import { diagramHeight } from '@/lib/mdx/diagram-size.ts';
import { MERMAID_SCRIPT } from '@/lib/server/mermaid-files.ts';
import styles from './mermaid.module.css';

const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** A diagram. The HTML holds its source; components/behaviours/mermaid.ts draws it when it comes near the screen. */
export async function Mermaid({ chart }: { chart: string }) {
  const t = await getTranslations('content');
  return (
    // Until it is drawn, the source may be wider than the figure: the keyboard can scroll it.
    <figure className={styles.diagram} tabIndex={0} data-mermaid={BASE_PATH + MERMAID_SCRIPT} aria-label={t('diagram')} style={{ blockSize: `${diagramHeight(chart)}rem` }}>
      <pre className={styles.source}>{chart}</pre>
    </figure>
  );
}
