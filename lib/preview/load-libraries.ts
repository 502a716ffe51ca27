/**
 * Loads what compiles pages while Next compiles the first one and this process has nothing to do.
 * The first page would load it much more slowly, because React's development build watches every
 * promise of a render, and importing a module makes many.
 */
export async function loadLibraries(): Promise<void> {
  await Promise.all([
    import('@mdx-js/mdx'),
    import('image-size'),
    import('mdast-util-to-markdown'),
    import('mdast-util-to-markdown-cjk-friendly'),
    import('parse5'),
    import('rehype-raw'),
    import('rehype-slug'),
    import('remark-cjk-friendly'),
    import('remark-directive'),
    import('remark-emoji'),
    import('remark-gfm'),
    import('remark-math'),
    import('shiki'),
    import('yaml'),
    import('zod'),
  ]);
}
