import type { Branch } from '@/lib/drawings/tree.ts';
import type { DrawingProps } from '@/lib/drawings/draw.ts';
import { DrawnFigure } from './drawn-figure.tsx';
import styles from './drawing.module.css';

/**
 * A technical drawing, whose text is a list that only screen readers and the search read. It was
 * drawn when its page was compiled (lib/mdx/rehype-drawings.ts).
 */
export function Drawing({ title, text, wide, wideBox, narrow, narrowBox }: DrawingProps) {
  const content = JSON.parse(text) as string[] | { branches: Branch[] };
  if (!Array.isArray(content))
    return (
      <figure className={styles.figure} data-kind="drawing">
        <Branches branches={content.branches} label={title} />
        <figcaption className={styles.caption}>{title}</figcaption>
      </figure>
    );
  if (wide === undefined || wideBox === undefined) return null;
  return (
    <DrawnFigure kind="drawing" label={title} {...{ title, wide, wideBox, narrow, narrowBox }}>
      <ul className={styles.hidden}>
        {content.map((line, index) => (
          <li key={`${index} ${line}`}>{line}</li>
        ))}
      </ul>
    </DrawnFigure>
  );
}

/** A tree is a list: the lines are drawn by its style. */
function Branches({ branches, label }: { branches: readonly Branch[]; label?: string }) {
  return (
    <ul className={styles.tree} aria-label={label}>
      {branches.map(({ label: name, note, below }) => (
        <li key={name}>
          <span className={styles.name}>{name}</span>
          {note !== undefined && <span className={styles.note}>{` ${note}`}</span>}
          {below.length > 0 && <Branches branches={below} />}
        </li>
      ))}
    </ul>
  );
}
