import type { Node } from 'unist';
import type { VFile } from 'vfile';

/** Notes a mistake that stops the build, and goes on: a writer wants to see all of them at once. */
export function reportError(file: VFile, reason: string, place: Node['position']): void {
  file.message(reason, { place }).fatal = true;
}
