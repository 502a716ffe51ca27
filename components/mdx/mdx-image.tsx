import type { ImgHTMLAttributes } from 'react';
import type { DocPage } from '@/lib/docs/types.ts';
import { imageAddress, publishedImage } from '@/lib/server/image.ts';
import { brokenImage } from '@/lib/server/preview-broken.ts';
import { sitePaths } from '@/lib/site/paths.ts';
import { BrokenMark } from './broken-mark.tsx';
import styles from './mdx-image.module.css';

const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** An image of a text: its size is read from the file, so that nothing moves when it arrives; the title is its caption. */
export function MdxImage({ page, src, alt = '', title, ...rest }: ImgHTMLAttributes<HTMLImageElement> & { page: DocPage }) {
  const target = typeof src === 'string' ? src : '';
  const broken = brokenImage(page, target);
  if (broken !== undefined) return <BrokenMark message={broken}>{alt || target}</BrokenMark>;
  const image = publishedImage(sitePaths(), page.source, target);
  const img = <img className={styles.image} src={image ? BASE_PATH + imageAddress(sitePaths(), image) : target} alt={alt} width={image?.width} height={image?.height} loading="lazy" decoding="async" {...rest} />;
  if (!title) return img;
  return (
    <span className={styles.figure}>
      {img}
      <span className={styles.caption}>{title}</span>
    </span>
  );
}
