'use client';

import type { ImgHTMLAttributes } from 'react';
import styles from '@/components/mdx/themed-image.module.css';

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

type Imported = string | { default?: string };

export function IdealImage({ img, alt = '', ...rest }: ImageProps & { img?: Imported }) {
  const src = typeof img === 'string' ? img : img?.default;
  return <img loading="lazy" {...rest} src={src} alt={alt} />;
}
