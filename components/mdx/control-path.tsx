import type { ReactNode } from 'react';
import { pathParts } from '@/lib/drawings/control-path.ts';
import styles from './drawing.module.css';

/** Where to click: `<ControlPath>System → Users → Add</ControlPath>`. */
export function ControlPath({ children }: { children?: ReactNode }) {
  const parts = pathParts(typeof children === 'string' ? children : '');
  return (
    <span className={styles.path}>
      {parts.map((part, index) => (
        <span key={`${index} ${part}`}>
          {index > 0 && <i> → </i>}
          {part}
        </span>
      ))}
    </span>
  );
}
