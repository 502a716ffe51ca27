/**
 * Private interfaces of Next and React: wire formats, request headers, the router's history state,
 * files inside the packages.
 */
const PRIVATE = [
  /__next_f|__next_r\b|__next\./,
  /['"`]next-router-(state-tree|prefetch|segment-prefetch)/,
  /['"`]rsc['"`]|\b_rsc=/,
  /\bparseFlight\b|\bprintFlight\b|\bFlightRow\b/,
  /\bnext['"`]?[/,]\s?['"`]?dist\b/,
  /__react(Fiber|Props|Container)/,
  /__PRIVATE_NEXTJS|\b__NA\b/,
  /\.fetch\s*=(?!=|>)/,
] as const;

/** A line that names a private interface. Lines are counted from 1. */
export interface PrivateMention {
  line: number;
  text: string;
}

/**
 * Finds the lines of a source text that name a private interface of Next or React, comments
 * included.
 */
export function privateMentions(source: string): PrivateMention[] {
  return source
    .split('\n')
    .flatMap((text, index) =>
      PRIVATE.some((pattern) => pattern.test(text)) ? [{ line: index + 1, text: text.trim() }] : [],
    );
}
