import type { AnchorHTMLAttributes } from 'react';
import { ExternalLink, PageLink } from '@/components/frame/site-link.tsx';
import { isFileLink } from '@/lib/docs/file-link.ts';
import { belowBase } from '@/lib/docs/on-host.ts';
import { resolveLink } from '@/lib/docs/resolve-link.ts';
import type { DocPage } from '@/lib/docs/types.ts';
import { encodePath } from '@/lib/docs/urls.ts';
import { brokenLink } from '@/lib/render-data/preview-broken.ts';
import { imageAddress, publishedImage } from '@/lib/render-data/image.ts';
import { getSite } from '@/lib/render-data/site.ts';
import { BASE_PATH } from '@/lib/site/base-path.ts';
import { sitePaths } from '@/lib/site/paths.ts';
import { BrokenMark } from './broken-mark.tsx';

/**
 * A link in a text. Links to Markdown files become page links, and external links open in a new
 * tab. A broken link renders only its text.
 */
export function MdxLink({
  page,
  href = '',
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { page: DocPage }) {
  const index = getSite().index(page.locale);
  // Anchors of this page (footnotes, headings) do not change.
  if (href.startsWith('#') || !index) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  const file = isFileLink(href) ? publishedImage(sitePaths(), page.source, href) : undefined;
  if (file) {
    return (
      <a href={BASE_PATH + imageAddress(sitePaths(), file)} data-full-load {...rest}>
        {children}
      </a>
    );
  }
  const broken = brokenLink(index, page, href);
  if (broken !== undefined) {
    return (
      <BrokenMark {...rest} message={broken}>
        {children}
      </BrokenMark>
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
    case 'file':
      return (
        <a
          href={belowBase(BASE_PATH, encodePath(target.path)) + target.suffix}
          data-full-load
          {...rest}
        >
          {children}
        </a>
      );
    case 'unknown':
      // The link check warns about missing Markdown files. Any other path is a file of `public/`,
      // or something else on the host.
      if ('markdownFile' in target) return <span {...rest}>{children}</span>;
      return (
        <a href={BASE_PATH + encodePath(target.path) + target.suffix} data-full-load {...rest}>
          {children}
        </a>
      );
    case 'unsafe':
      return <span {...rest}>{children}</span>;
  }
}
