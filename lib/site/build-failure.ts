import type { BuildFailure } from 'esbuild';

/** Whether an error is esbuild's, with a message for each mistake in the code. */
export const isBuildFailure = (error: unknown): error is BuildFailure =>
  error instanceof Error &&
  'errors' in error &&
  Array.isArray(error.errors) &&
  error.errors.length > 0;
