import { getTranslations } from 'next-intl/server';
import type { HTMLAttributes, ReactNode } from 'react';

/**
 * A heading with a link to itself. It is named after its text alone; the link, which stands in it to follow its last word,
 * has a name of its own.
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

/** The text of a heading without markup; undefined when it has any. */
function plainText(children: ReactNode): string | undefined {
  return typeof children === 'string' ? children : undefined;
}

/** No heading's own id has a colon: slugs leave it out. */
const nameId = (id: string): string => `${id}:name`;
