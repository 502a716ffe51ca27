import { getTranslations } from 'next-intl/server';
import type { ImgHTMLAttributes } from 'react';
import type { DocPage } from '@/lib/docs/types.ts';
import { imageAddress, publishedImage } from '@/lib/render-data/image.ts';
import { brokenImage } from '@/lib/render-data/preview-broken.ts';
import { sitePaths } from '@/lib/site/paths.ts';
import { BrokenMark } from './broken-mark.tsx';
import styles from './mdx-image.module.css';
import { Zoomable } from './zoomable.tsx';

const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/**
 * An image in a text. Its size comes from the file, to avoid layout shifts. Its title becomes the
 * caption.
 */
export async function MdxImage({
  page,
  src,
  alt = '',
  title,
  ...rest
}: ImgHTMLAttributes<HTMLImageElement> & { page: DocPage }) {
  const target = typeof src === 'string' ? src : '';
  const broken = brokenImage(page, target);
  if (broken !== undefined) return <BrokenMark message={broken}>{alt || target}</BrokenMark>;
  const image = publishedImage(sitePaths(), page.source, target);
  const t = await getTranslations('content');
  const picture = (
    <img
      className={styles.image}
      src={image ? BASE_PATH + imageAddress(sitePaths(), image) : target}
      alt={alt}
      width={image?.width}
      height={image?.height}
      loading="lazy"
      decoding="async"
      {...rest}
    />
  );
  const img = (
    <Zoomable enlarge={`${t('enlarge')} ${alt || t('image')}`} label={alt} closeLabel={t('close')}>
      {picture}
    </Zoomable>
  );
  if (!title) return img;
  return (
    <span className={styles.figure}>
      {img}
      <span className={styles.caption}>{title}</span>
    </span>
  );
}
