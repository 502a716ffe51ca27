import type { ReactElement } from 'react';
import { NotFound } from '@/components/frame/not-found.tsx';
import { SearchPage } from '@/components/search/search-page.tsx';
import { Training } from '@/components/training/training.tsx';
import type { ManualPage } from '@/lib/docs/types.ts';
import { CategoryView } from './category-view.tsx';
import { DocView } from './doc-view.tsx';
import { LandingView } from './landing-view.tsx';
import { TagView, TagsView } from './tag-views.tsx';

/**
 * The component for each kind of page. A new kind is a type error here, and where its Markdown copy
 * is made (lib/outputs/list-markdown.ts).
 */
export function PageView({ page }: { page: ManualPage }): ReactElement {
  switch (page.kind) {
    case 'doc':
      return <DocView page={page} />;
    case 'category':
      return <CategoryView page={page} />;
    case 'landing':
      return <LandingView page={page} />;
    case 'tags':
      return <TagsView page={page} />;
    case 'tag':
      return <TagView page={page} />;
    case 'training':
      return <Training page={page} />;
    case 'search':
      return <SearchPage page={page} />;
    case 'not-found':
      return <NotFound locale={page.locale} />;
  }
}
