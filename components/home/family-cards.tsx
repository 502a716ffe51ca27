import { ConfiguredLink } from '@/components/frame/site-link.tsx';
import { cardColumns } from '@/lib/docs/card-columns.ts';
import { getSite } from '@/lib/render-data/site.ts';
import { localize, type SiteConfig } from '@/lib/site/config-schema.ts';
import styles from './family-cards.module.css';

type Card = NonNullable<SiteConfig['home']>['cards'][number];

const ICONS: Record<Card['icon'], string> = {
  platform: 'M4 8h16v4H4zM4 15h16v4H4zM7 10h.01M7 17h.01M12 4v4',
  vision:
    'M2 12s4-6.5 10-6.5S22 12 22 12s-4 6.5-10 6.5S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  signage: 'M3 5h18v11H3zM9 20h6M12 16v4',
  board: 'M5 5h14v14H5zM9 9h6v6H9zM9 2v3M15 2v3M9 19v3M15 19v3M2 9h3M2 15h3M19 9h3M19 15h3',
  library: 'M5 4.5h12a2 2 0 0 1 2 2V20H7a2 2 0 0 1-2-2zM5 18a2 2 0 0 1 2-2h12M9 8.5h6',
  gateway:
    'M4 13h16v6H4zM7.5 16h.01M11 16h.01M12 13V9M8.5 7a5 5 0 0 1 7 0M6 4.5a8.5 8.5 0 0 1 12 0',
  api: 'M8 7l-5 5 5 5M16 7l5 5-5 5M13.5 4l-3 16',
  training: 'M2 9l10-5 10 5-10 5zM6 11.5V16c3 2.5 9 2.5 12 0v-4.5M22 9v6',
};

/** Product families, each with links to its most used pages. */
export function FamilyCards({ cards, locale }: { cards: readonly Card[]; locale: string }) {
  const { defaultLocale } = getSite().model.config;
  const { medium, wide } = cardColumns(cards.length, 4);
  return (
    <ul className={styles.cards} data-medium={medium} data-wide={wide}>
      {cards.map((card) => (
        <li key={localize(card.label, 'en', 'en')} className={styles.card}>
          <svg
            className={styles.icon}
            viewBox="0 0 24 24"
            width="24"
            height="24"
            aria-hidden="true"
          >
            <path
              d={ICONS[card.icon]}
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
          <h3>{localize(card.label, locale, defaultLocale)}</h3>
          <p>{localize(card.text, locale, defaultLocale)}</p>
          <ul className={styles.links}>
            {card.links.map((link) => (
              <li key={link.to}>
                <ConfiguredLink locale={locale} link={{ to: link.to }}>
                  {localize(link.label, locale, defaultLocale)}
                </ConfiguredLink>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
