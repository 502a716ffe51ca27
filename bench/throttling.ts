/**
 * Slow 4G of Chrome's developer tools, in the units of its protocol: milliseconds, bytes per
 * second.
 */
export const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.44 * 1000 * 1000) / 8,
  uploadThroughput: (675 * 1000) / 8,
};

/** How many times slower the processor is. */
export const SLOW_CPU = 4;
