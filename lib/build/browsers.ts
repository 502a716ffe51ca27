/** The browsers of package.json as esbuild targets. */
export const BROWSERS = ['chrome114', 'edge114', 'firefox125', 'safari17'];
