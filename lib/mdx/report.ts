import type { Node } from 'unist';
import type { VFile } from 'vfile';

/** Reports a mistake that stops the build, and goes on: the writer sees all mistakes at once. */
export function reportError(file: VFile, reason: string, place: Node['position']): void {
  file.message(reason, { place }).fatal = true;
}
