/** What could run in HTML: a tag that loads or runs, a handler, an address that is code. */
export const EXECUTABLE =
  /<(?:script|iframe|object|embed|svg|math|form|style|link|meta|base)\b|<[^>]*\son\w+\s*=|(?:href|src|action)\s*=\s*["']?\s*(?:javascript|data|vbscript):/i;
