import { z } from 'zod';
import { localizedText, textsOf } from './localized-text.ts';

/** The line above the navbar. */
export const announcementBar = z.strictObject({
  /** With a new id, readers who have dismissed the bar see it again. */
  id: z.string().min(1).default('announcement-bar'),
  /** HTML of the site's owner. It is not sanitized. */
  content: localizedText.refine(
    (text) => textsOf(text).some((given) => given.trim() !== ''),
    'must say something',
  ),
  /** CSS colors; default: the site's accent. */
  backgroundColor: z.string().optional(),
  textColor: z.string().optional(),
  isCloseable: z.boolean().default(true),
});
