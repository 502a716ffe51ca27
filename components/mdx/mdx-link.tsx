import type { AnchorHTMLAttributes } from 'react';
import { ExternalLink, PageLink } from '@/components/frame/site-link.tsx';
import { resolveLink } from '@/lib/docs/resolve-link.ts';
import type { DocPage } from '@/lib/docs/types.ts';
import { encodePath } from '@/lib/docs/urls.ts';
import { getSite } from '@/lib/server/site.ts';

const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** A link in a text: file links become page links, other sites open in a new tab. */
export function MdxLink({ page, href = '', children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { page: DocPage }) {
  const index = getSite().index(page.locale);
  // Anchors of the page itself (footnotes, headings) stay as they are.
  if (href.startsWith('#') || !index) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  const target = resolveLink(index, page, href);
  switch (target.type) {
    case 'page':
      return (
        <PageLink locale={page.locale} path={target.path} suffix={target.suffix} {...rest}>
          {children}
        </PageLink>
      );
    case 'external':
      return /^(https?:)?\/\//i.test(target.href) ? (
        <ExternalLink href={target.href} {...rest}>
          {children}
        </ExternalLink>
      ) : (
        <a href={target.href} {...rest}>
          {children}
        </a>
      );
    case 'unknown':
      // A file of public/, or a broken link that the check has reported: as the writer wrote it.
      return (
        <a href={target.markdownFile ? href : BASE_PATH + encodePath(target.path) + target.suffix} data-full-load {...rest}>
          {children}
        </a>
      );
    case 'unsafe':
      return <span {...rest}>{children}</span>;
  }
}
