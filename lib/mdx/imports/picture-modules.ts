import type { Plugin } from 'esbuild';

/** Marks a question of this plugin to the others. */
const ASKED = 'picture-modules';

/**
 * A picture that code imports is a module, as in Docusaurus: `require('./a.png').default` is its
 * address. In a style sheet it is an address.
 */
export const pictureModules = (endings: readonly string[]): Plugin => ({
  name: ASKED,
  setup(build) {
    const filter = new RegExp(`\\.(${endings.join('|')})$`);
    build.onResolve({ filter }, async ({ path, kind, resolveDir, namespace, pluginData }) => {
      if (kind === 'url-token' || namespace === ASKED || pluginData === ASKED) return undefined;
      const found = await build.resolve(path, { kind, resolveDir, pluginData: ASKED });
      return found.errors.length > 0
        ? { errors: found.errors }
        : { path: found.path, namespace: ASKED };
    });
    build.onLoad({ filter: /.*/, namespace: ASKED }, ({ path }) => ({
      contents: `export { default } from ${JSON.stringify(path)};`,
      resolveDir: '/',
    }));
  },
});
