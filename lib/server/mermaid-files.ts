import mermaid from 'mermaid/package.json' with { type: 'json' };
import { ASSET_FOLDER } from './image.ts';

const FOLDER = `/${ASSET_FOLDER}/mermaid-${mermaid.version}`;

/**
 * Mermaid is published as its authors built it instead of going through our bundler: it is as large as everything else
 * together, and only pages with a diagram in sight ever ask for it.
 */
export const MERMAID_SCRIPT = `${FOLDER}/mermaid.esm.min.mjs`;

/** What to copy, from the package to the site. Paths relative to node_modules and to the site. */
export const MERMAID_FILES: readonly { from: string; to: string }[] = [
  { from: 'mermaid/dist/mermaid.esm.min.mjs', to: MERMAID_SCRIPT },
  { from: 'mermaid/dist/chunks/mermaid.esm.min', to: `${FOLDER}/chunks/mermaid.esm.min` },
];
