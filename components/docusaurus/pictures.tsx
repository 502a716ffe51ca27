'use client';

import { Fragment, type ImgHTMLAttributes, type ReactNode } from 'react';
import styles from '@/components/mdx/themed-image.module.css';
import { classNames } from '@/components/ui/class-names.ts';
import { useColorMode, useIsBrowser } from './in-components.tsx';

type ImageProps = ImgHTMLAttributes<HTMLImageElement>;

/** A picture for each color mode; the other one is hidden and, because it is lazy, not loaded. */
export function ThemedImage({
  sources,
  alt = '',
  ...rest
}: ImageProps & { sources: { light: string; dark: string } }) {
  const picture = (src: string) => <img loading="lazy" {...rest} src={src} alt={alt} />;
  return (
    <>
      <span className={styles.light}>{picture(sources.light)}</span>
      <span className={styles.dark}>{picture(sources.dark)}</span>
    </>
  );
}

type Theme = 'light' | 'dark';

interface ThemedProps {
  className?: string;
  children: (shown: { theme: Theme; className: string }) => ReactNode;
}

/**
 * What a component shows in each color mode. The page is made with both, and the class hides the
 * other one until the mode is known.
 */
export function ThemedComponent({ className, children }: ThemedProps) {
  const { colorMode } = useColorMode();
  const themes: readonly Theme[] = useIsBrowser() ? [colorMode] : ['light', 'dark'];
  return themes.map((theme) => (
    <Fragment key={theme}>
      {children({ theme, className: classNames(styles[theme], className) })}
    </Fragment>
  ));
}

type Imported = string | { default?: string };

export function IdealImage({ img, alt = '', ...rest }: ImageProps & { img?: Imported }) {
  const src = typeof img === 'string' ? img : img?.default;
  return <img loading="lazy" {...rest} src={src} alt={alt} />;
}
