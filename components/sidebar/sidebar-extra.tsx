import { ExternalLink } from '@/components/frame/site-link.tsx';
import { getSite } from '@/lib/render-data/site.ts';
import { localize } from '@/lib/site/config-schema.ts';
import type { SidebarExtra } from '@/lib/site/section-schema.ts';
import { withBasePath } from '@/lib/text/with-base-path.ts';
import { BASE_PATH } from '@/lib/site/base-path.ts';

/**
 * Configured sidebar entries that are not pages of the section. Their HTML is trusted, like all of
 * the configuration.
 */
export function SidebarExtras({
  items = [],
  locale,
}: {
  items?: readonly SidebarExtra[];
  locale: string;
}) {
  const { defaultLocale } = getSite().model.config;
  const text = (value: Parameters<typeof localize>[0]) => localize(value, locale, defaultLocale);
  return items.map((item, index) =>
    'html' in item ? (
      <li
        key={index}
        className={item.className}
        data-html=""
        dangerouslySetInnerHTML={{
          __html: withBasePath(text(item.html), BASE_PATH),
        }}
      />
    ) : (
      <li key={index} className={item.className}>
        <ExternalLink href={item.href}>{text(item.label)}</ExternalLink>
      </li>
    ),
  );
}
