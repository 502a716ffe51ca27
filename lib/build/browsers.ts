/** The browsers of package.json, as esbuild names them. */
export const BROWSERS = ['chrome114', 'edge114', 'firefox125', 'safari17'];
