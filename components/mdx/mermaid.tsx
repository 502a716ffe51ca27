import { getTranslations } from 'next-intl/server';
import type { DiagramProps } from '@/lib/diagrams/diagram-props.ts';
import { escapeHtml } from '@/lib/text/escape-html.ts';
import { CodeBlock } from './code-block.tsx';
import styles from './mermaid.module.css';
import { ZoomButton } from './zoom-button.tsx';

type Props = DiagramProps | { chart: string };

/**
 * A diagram, usually drawn when its page was compiled. If the page computes its source, it is drawn
 * here.
 */
export async function Mermaid(props: Props) {
  const drawn = 'chart' in props ? await drawnNow(props.chart) : props;
  if (drawn === undefined)
    return 'chart' in props ? (
      <CodeBlock html={escapeHtml(props.chart)} language="mermaid" />
    ) : null;
  const { title, description, wide, wideBox, narrow, narrowBox } = drawn;
  const t = await getTranslations('content');
  const label = title ?? t('diagram');
  const step = narrow === undefined ? '' : (styles[`from${stepOf(wideBox)}`] ?? '');
  // Called as a function, so that page and dialog share the same elements in the page data.
  const drawings = [
    drawing({ className: `${styles.wide} ${step}`, html: wide, box: wideBox, label }),
    narrow !== undefined &&
      narrowBox !== undefined &&
      drawing({ className: `${styles.narrow} ${step}`, html: narrow, box: narrowBox, label }),
  ];
  return (
    <figure className={styles.diagram} data-diagram>
      {/* A diagram that is too wide scrolls, also by keyboard. */}
      <div className={styles.view} role="group" tabIndex={0} aria-label={label}>
        <div className={styles.canvas}>
          {drawings}
          <ZoomButton enlarge={`${t('enlarge')} ${label}`} label={label} closeLabel={t('close')}>
            <div className={styles.zoomed}>{drawings}</div>
          </ZoomButton>
        </div>
      </div>
      <p className="sr-only">{description}</p>
      {title !== undefined && <figcaption className={styles.title}>{title}</figcaption>}
    </figure>
  );
}

/** In rem, so that it scales with the reader's font size. */
function drawing({
  className,
  html,
  box,
  label,
}: {
  className: string;
  html: string;
  box: string;
  label: string;
}) {
  const [, , width = 0, height = 0] = box.split(' ').map(Number);
  return (
    <svg
      key={className}
      className={`${styles.drawing} ${className}`}
      viewBox={box}
      width={`${width / 16}rem`}
      height={`${height / 16}rem`}
      role="img"
      aria-label={label}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/**
 * Column widths in rem from which a wide drawing is shown. mermaid.module.css has a rule for each.
 */
const STEPS = [24, 28, 32, 36, 40, 43] as const;

const stepOf = (box: string): number =>
  STEPS.find((step) => Number(box.split(' ')[2]) <= step * 16) ?? STEPS[5];

async function drawnNow(chart: string): Promise<DiagramProps | undefined> {
  const { diagramProps } = await import('@/lib/diagrams/diagram-props.ts');
  const { props, problems } = diagramProps(chart);
  for (const { message } of problems) console.warn(message);
  return props;
}
