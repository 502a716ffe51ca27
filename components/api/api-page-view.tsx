import type { ReactElement } from 'react';
import { LandingView } from '@/components/docs/landing-view.tsx';
import type { ApiSectionPage } from '@/lib/docs/types.ts';
import { GroupView } from './group-view.tsx';
import { ModelView } from './model-view.tsx';
import { OperationView } from './operation-view.tsx';
import { OverviewView } from './overview-view.tsx';

/** One component for each kind of page of an API reference. */
export function ApiPageView({ page }: { page: ApiSectionPage }): ReactElement {
  switch (page.kind) {
    case 'landing':
      return <LandingView page={page} />;
    case 'api-overview':
      return <OverviewView page={page} />;
    case 'api-service':
    case 'api-tag':
      return <GroupView page={page} />;
    case 'api-model':
      return <ModelView page={page} />;
    case 'operation':
      return <OperationView page={page} />;
  }
}
