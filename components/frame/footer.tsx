import { getTranslations } from 'next-intl/server';
import { getSite } from '@/lib/render-data/site.ts';
import { localize } from '@/lib/site/config-schema.ts';
import { ConfiguredLink, ExternalLink } from './site-link.tsx';
import { VisitorYear } from './visitor-year.tsx';
import styles from './footer.module.css';

/** The footer of every page: owner and links. */
export async function Footer({ locale }: { locale: string }) {
  const t = await getTranslations('frame');
  const { company, footer, defaultLocale } = getSite().model.config;
  return (
    <footer className={styles.footer} data-style={footer.style}>
      <div className={styles.inner}>
        {company.name !== '' && (
          <p>
            © <VisitorYear since={company.since} className={styles.year} /> {company.name}
          </p>
        )}
        {footer.links.length > 0 && (
          <nav aria-label={t('footerLinks')}>
            <ul className={styles.links}>
              {footer.links.map((link) => (
                <li key={link.href ?? link.to}>
                  <ConfiguredLink locale={locale} link={link}>
                    {localize(link.label, locale, defaultLocale)}
                  </ConfiguredLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {footer.social.length > 0 && (
          <nav aria-label={t('socialLinks')}>
            <ul className={styles.links}>
              {footer.social.map(({ label, href }) => (
                <li key={href}>
                  <ExternalLink href={href} rel="me noopener noreferrer">
                    {localize(label, locale, defaultLocale)}
                  </ExternalLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </footer>
  );
}
