/** Whether a path is another one or below it. The base is without a slash at its end: `''`, `/docs`. */
export const isAtOrBelow = (path: string, base: string): boolean =>
  path === base || path.startsWith(`${base}/`);
