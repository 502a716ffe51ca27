/**
 * Loads what compiles pages while Next compiles the first one and this process has nothing to do.
 * The first page would load it much more slowly, because React's development build watches every
 * promise of a render, and importing a module makes many.
 */
export async function loadLibraries(): Promise<void> {
  await Promise.all([
    import('@mdx-js/mdx'),
    import('rehype-slug'),
    import('remark-directive'),
    import('remark-gfm'),
    import('remark-math'),
    import('shiki'),
    import('yaml'),
    import('zod'),
  ]);
}
