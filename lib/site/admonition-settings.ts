import { z } from 'zod';
import { ADMONITION_KINDS, type AdmonitionKind } from '@/lib/mdx/admonition-kinds.ts';
import { localizedText } from './localized-text.ts';

const KINDS = Object.keys(ADMONITION_KINDS) as AdmonitionKind[];

/** A kind of box that a site has besides those of the portal. */
const ownKind = z.strictObject({
  /** The kind of the portal whose icon and colors it has. */
  like: z.enum(KINDS).default('info'),
  /** The title of a box without one of its own; default: the name of the kind. */
  title: localizedText.optional(),
});

/** `{ security: { like: 'danger', title: 'Security' } }` is for `:::security`. */
export const admonitionKinds = z
  .record(z.string().regex(/^[\w-]+$/, 'must be a word, as after `:::`'), ownKind)
  .default({});
