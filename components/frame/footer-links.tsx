import { localize, type SiteConfig } from '@/lib/site/config-schema.ts';
import type { FooterItem } from '@/lib/site/footer-schema.ts';
import { ownHtml } from './own-html.ts';
import { ConfiguredLink } from './site-link.tsx';
import styles from './footer.module.css';

interface Props {
  locale: string;
  config: Pick<SiteConfig, 'defaultLocale'>;
}

/** The items of a list in the footer: links, and HTML of the site. */
export function FooterItems({
  items,
  locale,
  config: { defaultLocale },
}: Props & { items: readonly FooterItem[] }) {
  return items.map(({ html, label = '', ...link }, index) =>
    html === undefined ? (
      <li key={index}>
        <ConfiguredLink locale={locale} link={link}>
          {localize(label, locale, defaultLocale)}
        </ConfiguredLink>
      </li>
    ) : (
      <li key={index} dangerouslySetInnerHTML={ownHtml(localize(html, locale, defaultLocale))} />
    ),
  );
}

/** The lists of the footer side by side, with their titles. */
export function FooterColumns({
  columns,
  name,
  locale,
  config,
}: Props & { columns: SiteConfig['footer']['columns']; name: string }) {
  if (columns.length === 0) return null;
  return (
    <nav aria-label={name} className={styles.columns}>
      {columns.map(({ title, items }, index) => {
        const id = title === undefined ? undefined : `footer-column-${index + 1}`;
        return (
          <div key={index}>
            {title !== undefined && (
              <p id={id} className={styles.title}>
                {localize(title, locale, config.defaultLocale)}
              </p>
            )}
            <ul aria-labelledby={id} className={styles.column}>
              <FooterItems items={items} locale={locale} config={config} />
            </ul>
          </div>
        );
      })}
    </nav>
  );
}
