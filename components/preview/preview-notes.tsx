import type { Page } from '@/lib/docs/types.ts';

/** What the preview alone says of a page; nothing in a build, which has not even the code of it. */
export async function PreviewNotes({ page }: { page: Page | undefined }) {
  if (process.env.NODE_ENV !== 'development' || !page) return null;
  const { ProblemPanel } = await import('./problem-panel.tsx');
  return <ProblemPanel page={page} />;
}
