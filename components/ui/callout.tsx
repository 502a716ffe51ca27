import type { ComponentProps, ReactNode } from 'react';
import styles from './callout.module.css';

interface Props extends Omit<ComponentProps<'div'>, 'className' | 'title'> {
  /** One of the tones of app/styles/tones.css. */
  tone: string;
  /** The path of a decorative icon of 16 by 16 units. */
  icon: string;
  title: ReactNode;
}

/** A highlighted box with a title. */
export const Callout = ({ tone, icon, title, children, ...rest }: Props) => (
  <div className={styles.callout} data-tone={tone} {...rest}>
    <p className={styles.title}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path
          d={icon}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {title}
    </p>
    {children}
  </div>
);
