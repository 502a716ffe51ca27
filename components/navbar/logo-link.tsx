import { getTranslations } from 'next-intl/server';
import { Logo } from '@/components/frame/logo.tsx';
import { ConfiguredLink } from '@/components/frame/site-link.tsx';
import { getSite } from '@/lib/render-data/site.ts';
import styles from './navbar.module.css';

/**
 * The logo leads to the company's site. Without one, a logo that the site brings leads to a page of
 * its own, and none is drawn.
 */
export async function LogoLink({ locale }: { locale: string }) {
  const t = await getTranslations('frame');
  const { company, brand } = getSite().model.config;
  if (company.url !== undefined)
    return (
      <a
        className={styles.logo}
        href={company.url}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${t('corporateSite', { company: company.name })} ${t('opensInNewTab')}`}
      >
        <Logo locale={locale} />
      </a>
    );
  if (!brand.logo) return null;
  return (
    <ConfiguredLink className={styles.logo} locale={locale} link={{ to: brand.logo.to ?? '/' }}>
      <Logo locale={locale} />
    </ConfiguredLink>
  );
}
