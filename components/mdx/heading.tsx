import { getTranslations } from 'next-intl/server';
import type { HTMLAttributes, ReactNode } from 'react';

/**
 * A heading with a link to itself. The link is inside, to follow the last word, but the heading's
 * name is only its text.
 */
export function heading(level: 2 | 3 | 4 | 5 | 6) {
  const Tag = `h${level}` as const;
  return async function Heading({ id, children, ...rest }: HTMLAttributes<HTMLHeadingElement>) {
    const t = await getTranslations('docs');
    if (!id) return <Tag {...rest}>{children}</Tag>;
    return (
      <Tag id={id} aria-labelledby={nameId(id)} {...rest}>
        <span id={nameId(id)}>{children}</span>
        <a
          className="anchor"
          href={`#${encodeURIComponent(id)}`}
          translate="no"
          aria-label={t('directLink', { heading: plainText(children) ?? id })}
        >
          #
        </a>
      </Tag>
    );
  };
}

/** The plain text of a heading; undefined if it contains markup. */
function plainText(children: ReactNode): string | undefined {
  return typeof children === 'string' ? children : undefined;
}

/** Cannot clash with a heading's id: slugs contain no colon. */
const nameId = (id: string): string => `${id}:name`;
