/** Slow 4G of Chrome's developer tools, as its protocol takes it: milliseconds, bytes a second. */
export const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.44 * 1000 * 1000) / 8,
  uploadThroughput: (675 * 1000) / 8,
};

/** How many times slower the processor is made. */
export const SLOW_CPU = 4;
