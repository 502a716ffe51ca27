import type { ReactNode } from 'react';
import { Prerendered } from './prerendered.tsx';

interface Props {
  /** Tells the blocks of the whole site apart. */
  name: string;
  /** Renders the content here, for all places of the block; elsewhere the build leaves them empty. */
  whole?: boolean;
  children: ReactNode;
}

/**
 * A block that is the same on many pages. The build renders it once, on a page of its own (app/[locale]/~frame), and
 * lib/build/shared-blocks.ts puts its HTML into its places; the preview renders it where it stands.
 */
export function SharedBlock({ name, whole, children }: Props) {
  return <Prerendered name={name}>{whole || !process.env.PORTAL_BUILD ? children : undefined}</Prerendered>;
}
