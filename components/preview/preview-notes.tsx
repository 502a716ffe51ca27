import type { Page } from '@/lib/docs/types.ts';

/** The preview's notes about a page. A build replaces this component with nothing. */
export async function PreviewNotes({ page }: { page: Page | undefined }) {
  if (process.env.NODE_ENV !== 'development' || !page) return null;
  const { ProblemPanel } = await import('./problem-panel.tsx');
  return <ProblemPanel page={page} />;
}
