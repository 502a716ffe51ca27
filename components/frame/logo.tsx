import { publishedImage } from '@/lib/render-data/image.ts';
import { getSite } from '@/lib/render-data/site.ts';
import { localize } from '@/lib/site/config-schema.ts';
import { sitePaths } from '@/lib/site/paths.ts';
import { BASE_PATH } from '@/lib/site/base-path.ts';
import { Wordmark } from './wordmark.tsx';
import styles from './logo.module.css';

/**
 * The configured logo, one for each color mode if there are two. Without one, the initial of the
 * company's name.
 */
export function Logo({ locale }: { locale: string }) {
  const { brand, company, title, defaultLocale } = getSite().model.config;
  if (!brand.logo) return <Wordmark name={company.name} />;
  const { src, srcDark, alt = company.name || title } = brand.logo;
  const text = localize(alt, locale, defaultLocale);
  if (srcDark === undefined) return <Picture path={src} alt={text} className={styles.logo} />;
  return (
    <>
      <Picture path={src} alt={text} className={`${styles.logo} ${styles.light}`} />
      <Picture path={srcDark} alt={text} className={`${styles.logo} ${styles.dark}`} />
    </>
  );
}

function Picture({
  path,
  alt,
  className,
}: {
  path: string;
  alt: string;
  className: string | undefined;
}) {
  const image = publishedImage(sitePaths(), '', path);
  return (
    <img
      src={BASE_PATH + (image?.src ?? path)}
      width={image?.width}
      height={image?.height}
      alt={alt}
      className={className}
    />
  );
}
