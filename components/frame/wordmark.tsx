import { initialOf } from '@/lib/text/initial-of.ts';
import styles from './wordmark.module.css';

/** The logo of a site without a logo file, drawn from the company's initial. */
export function Wordmark({ name }: { name: string }) {
  return (
    <svg
      className={styles.mark}
      viewBox="0 0 28 28"
      width="28"
      height="28"
      role="img"
      aria-label={name}
    >
      <rect width="28" height="28" rx="6" />
      <text x="14" y="19.5" textAnchor="middle">
        {initialOf(name)}
      </text>
    </svg>
  );
}
