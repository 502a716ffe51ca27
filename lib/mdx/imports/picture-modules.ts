import type { Plugin } from 'esbuild';

/** Marks a question of this plugin to the others. */
const ASKED = 'picture-modules';

/** Names of files with one of these endings, which are written without a dot. */
export const endsIn = (endings: readonly string[]): RegExp =>
  new RegExp(`\\.(${endings.join('|')})$`);

/**
 * A picture that code imports is a module, as in Docusaurus: `require('./a.png').default` is its
 * address. In a style sheet it is an address.
 */
export const pictureModules = (endings: readonly string[]): Plugin => ({
  name: ASKED,
  setup(build) {
    build.onResolve(
      { filter: endsIn(endings) },
      async ({ path, kind, resolveDir, namespace, pluginData }) => {
        if (kind === 'url-token' || namespace === ASKED || pluginData === ASKED) return undefined;
        const found = await build.resolve(path, { kind, resolveDir, pluginData: ASKED });
        return found.errors.length > 0
          ? { errors: found.errors }
          : { path: found.path, namespace: ASKED };
      },
    );
    build.onLoad({ filter: /.*/, namespace: ASKED }, ({ path }) => ({
      contents: `export { default } from ${JSON.stringify(path)};`,
      resolveDir: '/',
    }));
  },
});
