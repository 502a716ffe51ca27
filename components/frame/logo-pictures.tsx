import { publishedImage } from '@/lib/render-data/image.ts';
import { BASE_PATH } from '@/lib/site/base-path.ts';
import { sitePaths } from '@/lib/site/paths.ts';
import styles from './logo.module.css';

interface Props {
  /** Path of a public file. */
  src: string;
  /** For the dark mode; default: the same. */
  srcDark?: string;
  alt: string;
  className?: string;
  /** Default: those of the file. */
  width?: number;
  height?: number;
}

/** A picture of the configuration, one for each color mode if there are two. */
export function LogoPictures({ src, srcDark, className = '', ...rest }: Props) {
  if (srcDark === undefined) return <Picture path={src} className={className} {...rest} />;
  return (
    <>
      <Picture path={src} className={`${className} ${styles.light}`} {...rest} />
      <Picture path={srcDark} className={`${className} ${styles.dark}`} {...rest} />
    </>
  );
}

function Picture({
  path,
  width,
  height,
  ...rest
}: { path: string } & Omit<Props, 'src' | 'srcDark'>) {
  const image = publishedImage(sitePaths(), '', path);
  const own = width === undefined && height === undefined ? image : { width, height };
  return (
    <img src={BASE_PATH + (image?.src ?? path)} width={own?.width} height={own?.height} {...rest} />
  );
}
