import type { ComponentProps, ReactElement, ReactNode } from 'react';
import styles from './callout.module.css';

interface Props extends Omit<ComponentProps<'div'>, 'className' | 'title'> {
  /** One of the tones of app/styles/tones.css. */
  tone: string;
  /** A decorative icon, or its path in 16 by 16 units. */
  icon: string | ReactElement;
  title: ReactNode;
}

/** A highlighted box with a title. */
export const Callout = ({ tone, icon, title, children, ...rest }: Props) => (
  <div className={styles.callout} data-tone={tone} {...rest}>
    <p className={styles.title}>
      {typeof icon === 'string' ? (
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
      ) : (
        icon
      )}
      {title}
    </p>
    {children}
  </div>
);
