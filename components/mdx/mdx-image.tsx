import { getTranslations } from 'next-intl/server';
import type { ImgHTMLAttributes } from 'react';
import type { DocPage } from '@/lib/docs/types.ts';
import { ON_HOST } from '@/lib/docs/on-host.ts';
import { imageAddress, publishedImage } from '@/lib/render-data/image.ts';
import { brokenImage } from '@/lib/render-data/preview-broken.ts';
import { sitePaths } from '@/lib/site/paths.ts';
import { BASE_PATH } from '@/lib/site/base-path.ts';
import { BrokenMark } from './broken-mark.tsx';
import styles from './mdx-image.module.css';
import { Zoomable } from './zoomable.tsx';

/**
 * An image in a text. Its size comes from the file, to avoid layout shifts. Its title becomes the
 * caption. An image that is alone in its paragraph is a figure (lib/mdx/rehype-pictures.ts).
 */
export async function MdxImage({
  page,
  src,
  alt = '',
  title,
  'data-alone': alone,
  ...rest
}: ImgHTMLAttributes<HTMLImageElement> & { page: DocPage; 'data-alone'?: string }) {
  const target = typeof src === 'string' ? src : '';
  const broken = brokenImage(page, target);
  if (broken !== undefined) {
    const mark = <BrokenMark message={broken}>{alt || target}</BrokenMark>;
    return alone === undefined ? mark : <p>{mark}</p>;
  }
  const image = publishedImage(sitePaths(), page.source, target);
  const t = await getTranslations('content');
  const picture = (
    <img
      className={styles.image}
      src={image ? BASE_PATH + imageAddress(sitePaths(), image) : asWritten(target)}
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
  if (alone !== undefined)
    return (
      <figure className={styles.figure} data-kind="picture">
        {img}
        {title && <figcaption className={styles.caption}>{title}</figcaption>}
      </figure>
    );
  if (!title) return img;
  return (
    <span className={styles.figure}>
      {img}
      <span className={styles.caption}>{title}</span>
    </span>
  );
}

/** The address of an image that is not one of the site's; as in Docusaurus, without base path. */
const asWritten = (target: string): string =>
  /^pathname:\/\/(\/(?![/\\])|\.\.?\/)/.test(target) ? target.slice(ON_HOST.length) : target;
