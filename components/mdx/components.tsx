import type { MDXComponents } from 'mdx/types';
import type { AnchorHTMLAttributes, ComponentProps, ImgHTMLAttributes } from 'react';
import type { GivenItem } from '@/lib/docs/given-items.ts';
import type { DocPage } from '@/lib/docs/types.ts';
import type { PageComponent } from '@/lib/mdx/component-names.ts';
import { getSite } from '@/lib/render-data/site.ts';
import { Exercise, Expected } from '@/components/training/exercise.tsx';
import { Lessons } from '@/components/training/lessons.tsx';
import { Answer, Question } from '@/components/training/question.tsx';
import { Admonition } from './admonition.tsx';
import { CodeBlock } from './code-block.tsx';
import { ControlPath } from './control-path.tsx';
import { DocCardList } from './doc-card-list.tsx';
import { Drawing } from './drawing.tsx';
import { heading } from './heading.tsx';
import { MdxImage } from './mdx-image.tsx';
import { MdxLink } from './mdx-link.tsx';
import { DataCell } from './data-cell.tsx';
import { HeaderCell } from './header-cell.tsx';
import { Mermaid } from './mermaid.tsx';
import { ScrollTable } from './scroll-table.tsx';
import { siteComponents } from '@/components/mdx/site-components.ts';
import { TaskBox } from './task-box.tsx';
import { TabItem, Tabs } from './tabs.tsx';
import { BrowserOnly, Details, Head, Heading, TOCInline } from './theme-parts.tsx';
import { ThemedImage, type ThemedImageProps } from './themed-image.tsx';
import { Translate, type TranslateProps } from './translate.tsx';

type IdealImageProps = ImgHTMLAttributes<HTMLImageElement> & {
  img?: string | { default?: string };
};

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to?: string };

/** Components for Markdown elements and tags. Links and images depend on the page. */
export function mdxComponents(page: DocPage): MDXComponents {
  return {
    h2: heading(2),
    h3: heading(3),
    h4: heading(4),
    h5: heading(5),
    h6: heading(6),
    a: (props: AnchorHTMLAttributes<HTMLAnchorElement>) => <MdxLink page={page} {...props} />,
    img: (props: ImgHTMLAttributes<HTMLImageElement>) => <MdxImage page={page} {...props} />,
    table: ScrollTable,
    td: DataCell,
    th: HeaderCell,
    input: TaskBox,
    ...({
      Admonition,
      Answer,
      BrowserOnly,
      CodeBlock,
      ControlPath,
      Details,
      DocCard: ({ item }: { item: GivenItem }) => <DocCardList page={page} items={[item]} />,
      DocCardList: (props: Omit<ComponentProps<typeof DocCardList>, 'page'>) => (
        <DocCardList page={page} {...props} />
      ),
      Drawing,
      Exercise,
      Expected,
      Head,
      Heading,
      IdealImage: ({ img, ...rest }: IdealImageProps) => (
        <MdxImage page={page} src={typeof img === 'string' ? img : img?.default} {...rest} />
      ),
      Lessons: () => <Lessons page={page} />,
      Link: ({ to, href, ...rest }: LinkProps) => (
        <MdxLink page={page} href={to ?? href} {...rest} />
      ),
      Mermaid,
      Question: (props: Omit<ComponentProps<typeof Question>, 'page'>) => (
        <Question page={page} {...props} />
      ),
      TOCInline: (props: ComponentProps<typeof TOCInline>) => (
        <TOCInline levels={getSite().model.config.docs.tableOfContents} {...props} />
      ),
      TabItem,
      Tabs,
      ThemedImage: (props: ThemedImageProps) => <ThemedImage page={page} {...props} />,
      Translate: (props: TranslateProps) => <Translate locale={page.locale} {...props} />,
    } satisfies Record<PageComponent, unknown>),
    ...siteComponents,
  };
}
