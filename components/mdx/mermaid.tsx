import { getTranslations } from 'next-intl/server';
import type { DiagramProps } from '@/lib/diagrams/diagram-props.ts';
import { escapeHtml } from '@/lib/text/escape-html.ts';
import { CodeBlock } from './code-block.tsx';
import { DrawnFigure } from './drawn-figure.tsx';

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
  const { description, ...rest } = drawn;
  const t = await getTranslations('content');
  return (
    <DrawnFigure kind="diagram" label={drawn.title ?? t('diagram')} {...rest}>
      <p className="sr-only">{description}</p>
    </DrawnFigure>
  );
}

async function drawnNow(chart: string): Promise<DiagramProps | undefined> {
  const { diagramProps } = await import('@/lib/diagrams/diagram-props.ts');
  const { props, problems } = diagramProps(chart);
  for (const { message } of problems) console.warn(message);
  return props;
}
