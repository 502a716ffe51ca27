import { getSite } from '@/lib/render-data/site.ts';
import { localize } from '@/lib/site/config-schema.ts';
import { LogoPictures } from './logo-pictures.tsx';
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
  return <LogoPictures src={src} srcDark={srcDark} alt={text} className={styles.logo} />;
}
