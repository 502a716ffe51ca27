import { getTranslations } from 'next-intl/server';
import { getSite } from '@/lib/render-data/site.ts';
import { localize } from '@/lib/site/config-schema.ts';
import { FooterColumns, FooterItems } from './footer-links.tsx';
import { LogoPictures } from './logo-pictures.tsx';
import { ownHtml } from './own-html.ts';
import { ConfiguredLink, ExternalLink } from './site-link.tsx';
import { VisitorYear } from './visitor-year.tsx';
import styles from './footer.module.css';

/** The footer of every page: owner and links. */
export async function Footer({ locale }: { locale: string }) {
  const t = await getTranslations('frame');
  const { config } = getSite().model;
  const { footer, defaultLocale } = config;
  return (
    <footer className={styles.footer} data-style={footer.style}>
      <FooterColumns
        columns={footer.columns}
        name={t('footerColumns')}
        locale={locale}
        config={config}
      />
      <FooterLogo locale={locale} />
      <div className={styles.inner}>
        <Owner locale={locale} />
        {footer.links.length > 0 && (
          <nav aria-label={t('footerLinks')}>
            <ul className={styles.links}>
              <FooterItems items={footer.links} locale={locale} config={config} />
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

/** The line of the copyright. */
function Owner({ locale }: { locale: string }) {
  const { company, footer, defaultLocale } = getSite().model.config;
  if (footer.copyright !== undefined)
    return (
      <div dangerouslySetInnerHTML={ownHtml(localize(footer.copyright, locale, defaultLocale))} />
    );
  if (company.name === '') return null;
  return (
    <p>
      © <VisitorYear since={company.since} className={styles.year} /> {company.name}
    </p>
  );
}

function FooterLogo({ locale }: { locale: string }) {
  const { footer, title, defaultLocale } = getSite().model.config;
  if (!footer.logo) return null;
  const { alt = '', to, href, ...pictures } = footer.logo;
  const isLink = to !== undefined || href !== undefined;
  const shown = (
    <LogoPictures
      {...pictures}
      // A link needs a name.
      alt={
        localize(alt, locale, defaultLocale) ||
        (isLink ? localize(title, locale, defaultLocale) : '')
      }
      className={styles.picture}
    />
  );
  return (
    <div className={styles.logo}>
      {isLink ? (
        <ConfiguredLink locale={locale} link={{ to, href }}>
          {shown}
        </ConfiguredLink>
      ) : (
        shown
      )}
    </div>
  );
}
