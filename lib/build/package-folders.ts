import { resolve, sep } from 'node:path';
import type { Metafile } from 'esbuild';

/**
 * Folders of the packages whose code is in what esbuild has made.
 * @param workingDir the folder that its paths begin at
 */
export function packageFolders({ outputs }: Metafile, workingDir: string): string[] {
  const files = Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) =>
      bytesInOutput > 0 ? [file] : [],
    ),
  );
  const folders = files.flatMap((file) => {
    // The name of a plugin can stand in front of the path.
    const path = file
      .split(sep)
      .join('/')
      .replace(/^[a-z-]{2,}:/, '');
    return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0] ?? [];
  });
  return [...new Set(folders)].map((folder) => resolve(workingDir, folder));
}
