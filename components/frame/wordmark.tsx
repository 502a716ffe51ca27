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

/** The same as the data URL of an icon, on the site's accent color. */
export function letterIcon(name: string, accent: string): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 28 28'><rect width='28' height='28' rx='6' fill='${accent}'/><text x='14' y='20' style='font:700 18px system-ui;text-anchor:middle;fill:#fff'>${initialOf(name)}</text></svg>`;
  // Escapes only what a URL cannot contain, which keeps the page small.
  return `data:image/svg+xml,${svg.replace(/[^\x20-\x7e]|[<>#%"]/gu, encodeURIComponent)}`;
}
