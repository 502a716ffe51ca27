import { z } from 'zod';
import { publicPicture } from './brand-schema.ts';
import { localizedText, textsOf } from './localized-text.ts';
import { webAddress } from './web-address.ts';

const socialLabel = localizedText.refine(
  (label) => textsOf(label).length > 0 && textsOf(label).every((text) => text.trim()),
  'must say something in every language that it names, such as the name of the other site',
);

/** A link with its label, or HTML of one's own; config-checks.ts asks for one of them. */
const item = z.strictObject({
  label: localizedText.optional(),
  to: z.string().startsWith('/').optional(),
  href: z.url().optional(),
  html: localizedText.optional(),
});

export type FooterItem = z.output<typeof item>;

/** The links below every page. */
export const footerSchema = z.strictObject({
  style: z.enum(['light', 'dark']).default('light'),
  links: z.array(item).default([]),
  /** Lists of links side by side, each with its title. */
  columns: z
    .array(z.strictObject({ title: localizedText.optional(), items: z.array(item) }))
    .default([]),
  /** A picture below the columns, with a link if it has an address. */
  logo: z
    .strictObject({
      src: publicPicture,
      /** For the dark mode. */ srcDark: publicPicture.optional(),
      alt: localizedText.optional(),
      to: z.string().startsWith('/').optional(),
      href: z.url().optional(),
      width: z.number().positive().optional(),
      height: z.number().positive().optional(),
    })
    .optional(),
  /** HTML instead of the name of the company with the years. */
  copyright: localizedText.optional(),
  /** The owner's pages elsewhere. */
  social: z.array(z.strictObject({ label: socialLabel, href: webAddress })).default([]),
});

type Footer = z.output<typeof footerSchema>;

/** Every link of the footer, and HTML. */
export const footerItems = ({ links, columns }: Footer): FooterItem[] => [
  ...links,
  ...columns.flatMap(({ items }) => items),
];

/** The pictures of the footer, with the names of their settings. */
export const footerPictures = ({
  logo,
}: Pick<Footer, 'logo'>): { setting: string; path: string }[] =>
  Object.entries({ 'footer.logo.src': logo?.src, 'footer.logo.srcDark': logo?.srcDark }).flatMap(
    ([setting, path]) => (path === undefined ? [] : [{ setting, path }]),
  );
