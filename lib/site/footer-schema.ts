import { z } from 'zod';
import { localizedText } from './localized-text.ts';
import { webAddress } from './web-address.ts';

const socialLabel = localizedText.refine(
  (label) =>
    (typeof label === 'string' ? [label] : Object.values(label)).every((text) => text.trim()) &&
    Object.keys(label).length > 0,
  'must say something in every language that it names, such as the name of the other site',
);

/** The links below every page. */
export const footerSchema = z.strictObject({
  style: z.enum(['light', 'dark']).default('light'),
  links: z
    .array(
      z.strictObject({
        label: localizedText,
        to: z.string().startsWith('/').optional(),
        href: z.url().optional(),
      }),
    )
    .default([]),
  /** The owner's pages elsewhere. */
  social: z.array(z.strictObject({ label: socialLabel, href: webAddress })).default([]),
});
