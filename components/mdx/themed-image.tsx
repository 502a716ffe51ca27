import type { ImgHTMLAttributes } from 'react';
import type { DocPage } from '@/lib/docs/types.ts';
import { MdxImage } from './mdx-image.tsx';
import styles from './themed-image.module.css';

export interface ThemedImageProps extends ImgHTMLAttributes<HTMLImageElement> {
  sources: { light: string; dark: string };
}

/** A picture for each color mode; the other one is hidden and, because it is lazy, not loaded. */
export function ThemedImage({ page, sources, ...rest }: ThemedImageProps & { page: DocPage }) {
  return (
    <>
      <span className={styles.light}>
        <MdxImage page={page} {...rest} src={sources.light} />
      </span>
      <span className={styles.dark} data-no-search>
        <MdxImage page={page} {...rest} src={sources.dark} />
      </span>
    </>
  );
}
