import { getTranslations } from 'next-intl/server';
import type { HTMLAttributes, ReactNode } from 'react';

/** A heading with a link to itself. */
export function heading(level: 2 | 3 | 4 | 5 | 6) {
  const Tag = `h${level}` as const;
  return async function Heading({ id, children, ...rest }: HTMLAttributes<HTMLHeadingElement>) {
    const t = await getTranslations('docs');
    if (!id) return <Tag {...rest}>{children}</Tag>;
    return (
      <Tag id={id} {...rest}>
        {children}
        <a className="anchor" href={`#${encodeURIComponent(id)}`} translate="no" aria-label={t('directLink', { heading: plainText(children) ?? id })}>
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
