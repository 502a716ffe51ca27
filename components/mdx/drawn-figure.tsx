import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import styles from './drawn-figure.module.css';
import edges from './scroll-edges.module.css';
import { ZoomButton } from './zoom-button.tsx';

interface Props {
  /** What the figure is, for checks that count: `diagram` is drawn from Mermaid. */
  kind: 'diagram' | 'drawing';
  label: string;
  title?: string;
  wide: string;
  wideBox: string;
  narrow?: string;
  narrowBox?: string;
  /** What it shows, for those who cannot see it. */
  children: ReactNode;
}

/** A drawing in its figure, with a narrow variant, a dialog that enlarges it, and its text. */
export async function DrawnFigure(props: Props) {
  const { kind, label, title, wide, wideBox, narrow, narrowBox, children } = props;
  const t = await getTranslations('content');
  const step =
    narrowBox === undefined
      ? ''
      : `${styles[`from${stepOf(wideBox)}`]} ${onPaper(wideBox) >= onPaper(narrowBox) ? styles.paperWide : styles.paperNarrow}`;
  // Called as a function, so that page and dialog share the same elements in the page data.
  const drawings = [
    drawing({ className: `${styles.wide} ${step}`, html: wide, box: wideBox, label }),
    narrow !== undefined &&
      narrowBox !== undefined &&
      drawing({ className: `${styles.narrow} ${step}`, html: narrow, box: narrowBox, label }),
  ];
  return (
    <figure className={styles.diagram} data-diagram data-kind={kind}>
      {/* A drawing that is too wide scrolls, also by keyboard. */}
      <div className={`${styles.view} ${edges.edges}`} role="group" tabIndex={0} aria-label={label}>
        <div className={styles.canvas}>
          {drawings}
          <ZoomButton enlarge={`${t('enlarge')} ${label}`} label={label} closeLabel={t('close')}>
            <div className={styles.zoomed}>{drawings}</div>
          </ZoomButton>
        </div>
      </div>
      {children}
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
 * Column widths in rem from which a wide drawing is shown. drawn-figure.module.css has a rule for
 * each.
 */
const STEPS = [24, 28, 32, 36, 40, 43] as const;

/** Room on a sheet in px: the width of its text, and the largest height of a drawing (22 cm). */
const PAPER = { width: 636, height: 831 };

/** The scale at which a drawing fits on a sheet: the larger one has the larger text. */
function onPaper(box: string): number {
  const [, , width = 1, height = 1] = box.split(' ').map(Number);
  return Math.min(1, PAPER.width / width, PAPER.height / height);
}

const stepOf = (box: string): number =>
  STEPS.find((step) => Number(box.split(' ')[2]) <= step * 16) ?? STEPS[5];
